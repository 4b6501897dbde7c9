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
 * Combines sections into a single object for `useTexts`. Pass `{ $: ['its name'] }` for a section that is loaded later.
 */
export const combine = <Sections extends Section[]>(...sections: Sections) =>
  Object.assign({}, ...sections, { $: sections.flatMap(({ $ }) => $) }) as All<Sections>;
