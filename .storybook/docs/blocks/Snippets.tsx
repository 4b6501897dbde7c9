import { Code } from './Code.js';
import { listImports, type Use } from './importLines.js';

/**
 * Shows React code to copy: the imports, styles included, and the component; the imports alone if each story shows the
 * component.
 */
export function ReactSnippet(use: Use) {
  const { from, names, sheets } = listImports(use);
  const lines = [`import { ${names.join(', ')} } from '${from}';`, ...sheets.map((sheet) => `import '${sheet}';`)];
  return <Code language="tsx" code={[...lines, '', use.react].join('\n')} />;
}

/** Shows HTML to copy: the script that defines the element, and the element. */
export function HtmlSnippet({ from, html }: { from: string; html: string }) {
  const code = `<script type="module">\n  import '${from}/element';\n</script>\n\n${html}`;
  return <Code language="html" code={code} />;
}
