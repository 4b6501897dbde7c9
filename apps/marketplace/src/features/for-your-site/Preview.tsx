import { Text, useHydrated, useTexts } from '@clothesline/ui';
import { useDebounced } from '@clothesline/api-client';
import { useEffect, useRef, useState } from 'react';
import { forYourSite } from '../../locales/en/forYourSite.js';
import frameHeight from './frameHeight.js?url&no-inline';
import { toSnippetChoice, findWidget, type Choice } from './choice.js';
import * as styles from './ForYourSitePage.css.js';
import { escape, isColor, writeSnippet } from './snippet.js';

interface PreviewProps {
  server: string;
  name: string;
  choice: Choice;
}

/** In ms. */
const debounce = 400;

const maxHeight = 2400;

/** Runs the snippet in an iframe with real donations. */
export function Preview({ server, name, choice: current }: PreviewProps) {
  const messages = useTexts(forYourSite);
  // leave out the answers file since it may not be uploaded yet
  const choice = useDebounced(current.answers === '' ? current : { ...current, 'answers-url': '' }, debounce);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && typeof data === 'number') setHeight(Math.min(data, maxHeight));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const { table, label } = findWidget(choice);
  const { script, element } = writeSnippet(toSnippetChoice(choice, { server, name, messages }));
  const scheme = choice.theme === 'auto' ? 'light dark' : choice.theme;
  const accent = isColor(choice.accent) ? `; --clothesline-color-accent: ${choice.accent}` : '';
  // the marketplace forbids being framed, so use `srcdoc` instead
  const page =
    `<!doctype html><html lang="${escape(choice.lang || 'en')}" style="background: Canvas${accent}"><head><title>Preview</title><base target="_blank">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme}">${script}<script src="${frameHeight}" defer></script></head>` +
    `<body>${element}</body></html>`;
  const shown = useHydrated() ? page : '';
  return (
    <>
      <Text size="small" tone="muted">
        {table.tag === 'clothesline-create-form' && messages.previewRefuses}
        {table.tag === 'clothesline-chat' && messages.previewChat}
      </Text>
      <iframe
        ref={frame}
        style={{ minBlockSize: height }}
        // navigating the iframe would add history entries, so replace it
        key={shown}
        // An opaque origin behaves like an unknown site, so the form can't actually be submitted.
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        title={messages.previewTitle({ widget: messages[label] })}
        srcDoc={shown}
        className={styles.frame}
      />
    </>
  );
}
