export interface Section {
  $: string[];
}

export type Texts<English> = Omit<English, '$'>;

type All<Sections> = Sections extends [infer First, ...infer Rest]
  ? keyof First & keyof All<Rest> extends '$'
    ? First & All<Rest>
    : never
  : Section;

/**
 * Combines sections into one object for `useTexts`. A section that is loaded later is passed as `{ $: ['its name'] }`.
 */
export const combine = <Sections extends Section[]>(...sections: Sections) =>
  Object.assign({}, ...sections, { $: sections.flatMap(({ $ }) => $) }) as All<Sections>;
