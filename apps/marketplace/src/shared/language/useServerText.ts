import { issueText, issueTexts } from '@clothesline/api-client/contract';
import { useTexts } from '@clothesline/ui';
import type { serverTexts } from '../../locales/en/serverTexts.js';

/** Sentences of the server by their English text, with `{n}` for a number or name. Only other languages have them. */
const sentences = { $: ['serverTexts'] } as typeof serverTexts;

/**
 * Returns a function that translates a sentence of the server: about wrong input, or a line of a conversation with its
 * reason in quotes. Unknown ones stay unchanged.
 */
export function useServerText(): (sentence: string) => string {
  const issues = useTexts(issueTexts);
  const known: Readonly<Record<string, unknown>> = useTexts(sentences);

  function translate(sentence: string): string | undefined {
    const [n = ''] = /\d+|(?<=^You are signed in as ).+(?= now\.$)/.exec(sentence) ?? [];
    const key = sentence.replace(n, n && '{n}');
    const text = Object.hasOwn(known, key) ? known[key] : undefined;
    return typeof text === 'function' ? String(text({ n })) : typeof text === 'string' ? text : undefined;
  }
  return (sentence) => {
    const issue = issueText(sentence, issues);
    if (issue !== sentence) return issue;
    const at = sentence.endsWith('"') ? sentence.indexOf(' "') : -1;
    const translated = at > 0 ? translate(sentence.slice(0, at)) : undefined;
    return translate(sentence) ?? (translated ? translated + sentence.slice(at) : sentence);
  };
}
