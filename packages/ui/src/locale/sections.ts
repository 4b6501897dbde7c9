/** English texts of a catalog's section, or of several (`combine`), with the section names. */
export interface Section {
  $: string[];
}

/** Texts of a section in any language. */
export type Texts<English> = Omit<English, '$'>;

/** All texts of sections; `never` if two of them share a key. */
type All<Sections> = Sections extends [infer First, ...infer Rest]
  ? keyof First & keyof All<Rest> extends '$'
    ? First & All<Rest>
    : never
  : Section;

/** Combines English sections for `useTexts`. A section whose code loads later is `{ $: ['its name'] }`. */
export const combine = <Sections extends Section[]>(...sections: Sections) =>
  Object.assign({}, ...sections, { $: sections.flatMap(({ $ }) => $) }) as All<Sections>;
