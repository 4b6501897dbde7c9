import { forYourSite } from '../../locales/en/forYourSite.js';
import { firstChoice, type Choice, type Defaults } from './choice.js';
import { languageTags } from './languageTags.js';
import { widgets } from './widgets.js';

/** Allowed values of fields with few, since a stranger may have written the link. */
const options: Partial<Record<string, readonly string[]>> = {
  tag: widgets.map(({ table }) => table.tag),
  theme: Object.keys(forYourSite.themes),
  font: Object.keys(forYourSite.fonts),
  lang: languageTags,
  heading: Object.keys(forYourSite.headings),
  placement: Object.keys(forYourSite.corners),
  version: Object.keys(forYourSite.versions),
  kind: Object.keys(forYourSite.kinds),
};

/** Fields that no link fills in, since they would put a stranger's words and answers into a site's page. */
const typedOnly = new Set(['greeting', 'answers', 'answers-url', 'contact']);

/** Longest text that is taken from an address, in characters. */
const maxLength = 500;

/**
 * Reads the choice from an address.
 * @param search As `location.search`
 * @returns The first choice, with what the address says otherwise
 */
export function readChoice(search: string, defaults: Defaults): Choice {
  const first = firstChoice(defaults);
  const params = new URLSearchParams(search);
  const said = Object.keys(first).flatMap((key) => {
    const text = params.get(key)?.slice(0, maxLength);
    return text === undefined || typedOnly.has(key) || options[key]?.includes(text) === false ? [] : [[key, text]];
  });
  return { ...first, ...Object.fromEntries(said) };
}

/** Writes the query that `readChoice` reads: `?` and the changed fields; '' if none has changed. */
export function writeSearch(choice: Choice, defaults: Defaults): string {
  const first = new Map(Object.entries(firstChoice(defaults)));
  const changed = Object.entries(choice).filter(([key, text]) => text !== first.get(key) && !typedOnly.has(key));
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`;
}
