import { findIssue, translate, type Coded } from '@clothesline/api-client/contract';
import { useTexts } from '@clothesline/ui';

/** English uses the server's own. */
const texts = { $: ['issues', 'memberIssues', 'refusals', 'errors', 'lines', 'notices'] };

/** Unknown codes stay in English. */
export function useServerText(): (text: Coded) => string {
  const known = useTexts(texts);
  return (text) => translate(text.code === undefined ? findIssue(text.message) : text, known);
}
