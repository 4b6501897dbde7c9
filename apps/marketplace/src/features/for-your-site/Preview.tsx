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

/** Ms without a change before the frame is loaded again. */
const debounce = 400;

/** Highest frame, in px: a longer list scrolls inside of it. */
const maxHeight = 2400;

/** Shows the code to paste on a separate page, with real donations. */
export function Preview({ server, name, choice: current }: PreviewProps) {
  const messages = useTexts(forYourSite);
  // Shows the entered answers, whose file may not be on the site yet.
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
  // Opens links in a new tab, since the marketplace's pages may not be framed.
  const page =
    `<!doctype html><html lang="${escape(choice.lang || 'en')}" style="background: Canvas${accent}"><head><title>Preview</title><base target="_blank">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme}">${script}<script src="${frameHeight}" defer></script></head>` +
    `<body>${element}</body></html>`;
  // The widget's script loads after the page's.
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
        // Creates a new frame for each page: changing it would add an entry to the browser's history.
        key={shown}
        // Sandboxes the frame without an origin, like a site that the server does not know: it refuses the form.
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        title={messages.previewTitle({ widget: messages[label] })}
        srcDoc={shown}
        className={styles.frame}
      />
    </>
  );
}
