import { forYourSite } from '../../locales/en/forYourSite.js';
import { firstChoice, type Choice, type Defaults } from './choice.js';
import { languageTags } from './languageTags.js';
import { widgets } from './widgets.js';

/** Links are untrusted, so only accept known values. */
const options: Partial<Record<string, readonly string[]>> = {
  tag: widgets.map(({ table }) => table.tag),
  theme: Object.keys(forYourSite.themes),
  font: Object.keys(forYourSite.fonts),
  lang: languageTags,
  layout: Object.keys(forYourSite.layouts),
  heading: Object.keys(forYourSite.headings),
  placement: Object.keys(forYourSite.corners),
  version: Object.keys(forYourSite.versions),
  kind: Object.keys(forYourSite.kinds),
};

/** These end up on the charity's site, so never prefill them from a link. */
const typedOnly = new Set(['greeting', 'answers', 'answers-url', 'contact']);

const maxLength = 500;

/**
 * Reads the choice from the URL.
 * @param search In the format of `location.search`
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

export function writeSearch(choice: Choice, defaults: Defaults): string {
  const first = new Map(Object.entries(firstChoice(defaults)));
  const changed = Object.entries(choice).filter(([key, text]) => text !== first.get(key) && !typedOnly.has(key));
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`;
}
