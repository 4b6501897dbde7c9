/**
 * Whether a name starts with the query, allowing for a single typo: a wrong, extra or missing letter, or two swapped
 * letters.
 */
export function startsWithTypo(name: string, words: string): boolean {
  let at = 0;
  while (at < words.length && words[at] === name[at]) at += 1;
  const rest = words.slice(at + 1);
  return (
    name.startsWith(rest, at + 1) ||
    name.startsWith(rest, at) ||
    name.startsWith(words.slice(at), at + 1) ||
    (words[at] === name[at + 1] && words[at + 1] === name[at] && name.startsWith(words.slice(at + 2), at + 2))
  );
}
