/** Title and sizes as returned by `parseSizes`. */
export type LabelledText = readonly [text: string, ...sizes: string[]];
