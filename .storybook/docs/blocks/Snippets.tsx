import { writeProgram, writeTags } from '../../catalog/program.js';
import { Code } from './Code.js';

export function ReactSnippet(use: GuideUse) {
  return <Code language="tsx" code={writeProgram(use)} />;
}

export function HtmlSnippet(use: GuideUse) {
  const { pasted, bundled } = writeTags(use);
  return (
    <>
      <p>For any page, including sites without a build:</p>
      <Code language="html" code={pasted} />
      <p>From the npm package, with a bundler:</p>
      <Code language="html" code={bundled} />
    </>
  );
}
