import { tokens, type ThemedColor } from '@clothesline/ui/tokens';

const { canvas, surface, text, muted, line, accent } = tokens.color;

const themed = ([light, dark]: ThemedColor) => `light-dark(${light}, ${dark})`;

/** The look of the API's page, light and dark. */
export const styleSheet = `:root {
  color-scheme: light dark;
  --canvas: ${themed(canvas)};
  --surface: ${themed(surface)};
  --text: ${themed(text)};
  --muted: ${themed(muted)};
  --line: ${themed(line)};
  --accent: ${themed(accent)};
}
body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 16px/1.6 system-ui, sans-serif;
}
main {
  max-inline-size: 60em;
  margin-inline: auto;
  padding: 32px 24px 72px;
}
h1, h2, h3 { line-height: 1.25; }
h2 { margin-block: 0 8px; font-size: 20px; overflow-wrap: anywhere; }
h3 { margin-block: 24px 8px; font-size: 16px; }
a { color: var(--accent); }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
h2 code { font-size: inherit; font-weight: 700; }
pre { overflow-x: auto; padding: 12px 16px; border-radius: 10px; background: var(--canvas); }
nav ul { padding-inline-start: 0; list-style: none; }
section {
  margin-block-start: 24px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  overflow-x: auto;
}
table { inline-size: 100%; border-collapse: collapse; margin-block-start: 16px; }
caption { text-align: start; font-weight: 600; padding-block-end: 4px; }
th, td {
  padding: 6px 12px 6px 0;
  border-block-end: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
}
thead th { color: var(--muted); font-weight: 500; }
`;
