import { Source } from '@storybook/addon-docs/blocks';

interface ReactSnippetProps {
  name: string;
  from: string;
  /** The component as one writes it; the imports alone where each story shows it. */
  jsx?: string;
}

/** To be copied: the imports, styles included, and the component. */
export function ReactSnippet({ name, from, jsx }: ReactSnippetProps) {
  const styles = [...new Set(['@clothesline/ui', from])].map((path) => `import '${path}/styles.css';`);
  const code = [`import { ${name} } from '${from}';`, ...styles, ...(jsx ? ['', jsx] : [])].join('\n');
  return <Source language="tsx" code={code} />;
}

/** To be copied: the script that defines the element, and the element. */
export function HtmlSnippet({ from, html }: { from: string; html: string }) {
  const code = `<script type="module">\n  import '${from}/element';\n</script>\n\n${html}`;
  return <Source language="html" code={code} />;
}
