import { useDebounced } from '@clothesline/api-client';
import { Text } from '@clothesline/ui';
import { snippetChoiceOf, widgetOf, type Choice } from './choice.js';
import * as styles from './Generator.css.js';
import { generatorMessages as messages } from './messages.js';
import { escape, isColor, snippetOf } from './snippet.js';

interface PreviewProps {
  server: string;
  name: string;
  choice: Choice;
}

/** Milliseconds without a change, before the frame is loaded again. */
const debounce = 400;

/** The pasted lines on a page of their own, with the real donations. */
export function Preview({ server, name, choice: current }: PreviewProps) {
  const choice = useDebounced(current, debounce);
  const { table, label } = widgetOf(choice);
  const { script, element } = snippetOf(snippetChoiceOf(choice, { server, name }));
  const scheme = choice.theme === 'auto' ? 'light dark' : choice.theme;
  const accent = isColor(choice.accent) ? `; --clothesline-color-accent: ${choice.accent}` : '';
  // Links open a tab of their own: the marketplace's pages may not be framed.
  const page =
    `<!doctype html><html lang="${escape(choice.lang || 'en')}" style="background: Canvas${accent}"><head><title>Preview</title><base target="_blank">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme}">${script}</head>` +
    `<body>${element}</body></html>`;
  return (
    <>
      <Text size="small" tone="muted">
        {table.tag === 'clothesline-create-form' && messages.previewRefuses}
        {table.tag === 'clothesline-chat' && messages.previewChat}
      </Text>
      <iframe
        // A frame whose page changes would make an entry in the browser's history each time.
        key={page}
        // Of no origin, as a site that the server does not know: what the form sends is refused.
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        title={messages.previewTitle(label)}
        srcDoc={page}
        className={styles.frame}
      />
    </>
  );
}
