/** A title, and the sizes that it names as `parseSizes` writes them. */
export type LabelledText = readonly [text: string, ...sizes: string[]];
