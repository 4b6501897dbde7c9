/** Written by the build, once the files are there (build/loader.mjs). */
declare module 'virtual:build' {
  /** Where start.js is, from the script itself. */
  export const file: string;
  /** The SHA-256 of start.js, base64. */
  export const hash: string;
  /** The tags of all widgets. */
  export const tags: readonly string[];
}

/** Written by the build, for start.js. */
declare module 'virtual:files' {
  type File = readonly [name: string, hash: string];
  /** What each tag needs, each file after those that it imports: its entry last. */
  export const files: Readonly<Record<string, readonly File[]>>;
  /** What the live map loads later, by the part's name. */
  export const engine: Readonly<Record<string, readonly File[]>>;
}

/** Brings the styles of the map's later parts (build/styles.mjs). */
declare module 'virtual:map-styles';
