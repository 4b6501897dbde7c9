import { findIssue, translate, type Coded } from '@clothesline/api-client/contract';
import { useTexts } from '@clothesline/ui';

/** English isn't translated here because the server's texts already are English. */
const texts = { $: ['issues', 'memberIssues', 'refusals', 'errors', 'lines', 'notices'] };

export function useServerText(): (text: Coded) => string {
  const known = useTexts(texts);
  return (text) => translate(text.code === undefined ? findIssue(text.message) : text, known);
}
