import { Source } from '@storybook/addon-docs/blocks';
import { importsOf, type Use } from './importLines.js';

/** To be copied: the imports, styles included, and the component; the imports alone where each story shows it. */
export function ReactSnippet(use: Use) {
  const { from, names, sheets } = importsOf(use);
  const lines = [`import { ${names.join(', ')} } from '${from}';`, ...sheets.map((sheet) => `import '${sheet}';`)];
  return <Source language="tsx" code={[...lines, '', use.react].join('\n')} />;
}

/** To be copied: the script that defines the element, and the element. */
export function HtmlSnippet({ from, html }: { from: string; html: string }) {
  const code = `<script type="module">\n  import '${from}/element';\n</script>\n\n${html}`;
  return <Source language="html" code={code} />;
}
