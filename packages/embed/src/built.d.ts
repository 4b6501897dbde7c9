/** Module that the build writes once the files are there (build/loader.mjs). */
declare module 'virtual:build' {
  /** Path of start.js, relative to the script. */
  export const file: string;
  /** The SHA-256 of start.js, base64. */
  export const hash: string;
  /** Tags of all widgets. */
  export const tags: readonly string[];
}

/** Module that the build writes for start.js. */
declare module 'virtual:files' {
  type File = readonly [name: string, hash: string];
  /** Files of each tag, each after its imports: the entry last. */
  export const files: Readonly<Record<string, readonly File[]>>;
  /** Files that the live map loads later, by the part's name. */
  export const engine: Readonly<Record<string, readonly File[]>>;
}

/** Adds the styles of the map's later parts (build/styles.mjs). */
declare module 'virtual:map-styles';
