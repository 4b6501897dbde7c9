import { writeProgram } from '../../catalog/program.js';
import { Code } from './Code.js';

/** Shows a program to copy, which renders the component as it is. */
export function ReactSnippet(use: GuideUse) {
  return <Code language="tsx" code={writeProgram(use)} />;
}

/** Shows HTML to copy: the script that defines the element, and the element. */
export function HtmlSnippet({ from, html }: { from: string; html: string }) {
  const code = `<script type="module">\n  import '${from}/element';\n</script>\n\n${html}`;
  return <Code language="html" code={code} />;
}
