import { forYourSite } from '../../locales/en/forYourSite.js';
import { firstChoice, type Choice, type Defaults } from './choice.js';
import { languageTags } from './languageTags.js';
import { widgets } from './widgets.js';

/** Allowed values, since links are untrusted. */
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

/** Never from links, since these end up on the site. */
const typedOnly = new Set(['greeting', 'answers', 'answers-url', 'contact']);

/** Maximum characters of a value. */
const maxLength = 500;

/**
 * Parses a choice.
 * @param search As `location.search`
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

/** Changed fields as a query; '' without changes. */
export function writeSearch(choice: Choice, defaults: Defaults): string {
  const first = new Map(Object.entries(firstChoice(defaults)));
  const changed = Object.entries(choice).filter(([key, text]) => text !== first.get(key) && !typedOnly.has(key));
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`;
}
