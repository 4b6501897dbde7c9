/** Title and its sizes in the form of `parseSizes`. */
export type LabelledText = readonly [text: string, ...sizes: string[]];
