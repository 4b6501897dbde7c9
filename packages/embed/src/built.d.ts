/** Written by the build, once the chunks are there (build/loader.mjs). */
declare module 'virtual:chunks' {
  /** Where the chunks are, from the script itself. */
  export const base: string;
  /** The chunks' hashes, by the numbers that they are named after. */
  export const hashes: readonly string[];
  /** The numbers of the chunks that each tag needs, its entry first. */
  export const tags: Readonly<Record<string, string>>;
}

/** Written by the build, for the widgets that the loader has no hashes of. */
declare module 'virtual:more' {
  type File = readonly [name: string, hash: string];
  /** What each tag needs, its entry first. */
  export const files: Readonly<Record<string, readonly File[]>>;
  /** What the live map loads later. */
  export const engine: readonly File[];
}

/** Brings the styles of the map's later parts (build/styles.mjs). */
declare module 'virtual:map-styles';
