import { useMemo } from 'react';
import { useLocale } from './locale.js';

/** English texts of one section of a catalog, or of several (`combine`), with the names of the sections. */
export interface Section {
  $: string[];
}

/** Texts of a section in any language. */
export type Texts<English> = Omit<English, '$'>;

/**
 * Returns texts in the language of the nearest `LocaleProvider`; English if its catalogs lack them.
 * @param english The English section
 * @param own A component's own texts, which replace single ones
 */
export function useTexts<English extends Section>(english: English, own?: Partial<Texts<English>>): English {
  const { catalogs } = useLocale();
  return useMemo(() => {
    // Casts, since catalogs are typed where they are defined.
    return Object.assign({}, english, ...catalogs.flatMap((one) => english.$.map((name) => one[name])), own) as English;
  }, [english, catalogs, own]);
}

/** All texts of sections; `never` if two of them share a key. */
type All<Sections> = Sections extends [infer First, ...infer Rest]
  ? keyof First & keyof All<Rest> extends '$'
    ? First & All<Rest>
    : never
  : Section;

/** Combines English sections, for `useTexts`. A section whose code loads later is `{ $: ['its name'] }`. */
export const combine = <Sections extends Section[]>(...sections: Sections) =>
  Object.assign({}, ...sections, { $: sections.flatMap(({ $ }) => $) }) as All<Sections>;
