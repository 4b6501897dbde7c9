import { findIssue, translate, type Coded } from '@clothesline/api-client/contract';
import { useTexts } from '@clothesline/ui';

/** Texts of the server by their code. In English, the server's own are shown. */
const texts = { $: ['issues', 'memberIssues', 'refusals', 'errors', 'lines', 'notices'] };

/** Returns a function that translates a server's or schema's text by its code. Unknown ones stay in English. */
export function useServerText(): (text: Coded) => string {
  const known = useTexts(texts);
  return (text) => translate(text.code === undefined ? findIssue(text.message) : text, known);
}
