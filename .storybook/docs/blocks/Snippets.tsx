import { writeProgram, writeTags } from '../../catalog/program.js';
import { Code } from './Code.js';

export function ReactSnippet(use: GuideUse) {
  return <Code language="tsx" code={writeProgram(use)} />;
}

export function HtmlSnippet(use: GuideUse) {
  const { pasted, bundled } = writeTags(use);
  return (
    <>
      <p>Into any page, as a charity pastes it:</p>
      <Code language="html" code={pasted} />
      <p>From the package, where a bundler resolves it:</p>
      <Code language="html" code={bundled} />
    </>
  );
}
