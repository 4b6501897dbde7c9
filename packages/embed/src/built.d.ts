/** Module that the build writes once the files are there (build/loader.mjs). */
declare module 'virtual:build' {
  /** Path of start.js, relative to the script. */
  export const file: string;
  /** The SHA-256 of start.js, base64. */
  export const hash: string;
  /** Tags of all widgets. */
  export const tags: readonly string[];
  /** Style sheet of the placeholders (build/placeholders.mjs). */
  export const facadeStyle: string;
  /** Name of the chat's launcher in English. */
  export const launcherName: string;
  /** The same by first subtag of the other languages. */
  export const launcherNames: Readonly<Record<string, string>>;
  /** First subtags of the languages that are written from right to left. */
  export const rightToLeft: readonly string[];
}

/** Module that the build writes for start.js. */
declare module 'virtual:files' {
  type File = readonly [name: string, hash: string];
  /** Files of each tag, each after its imports: the entry last. */
  export const files: Readonly<Record<string, readonly File[]>>;
  /** Languages with texts besides English. */
  export const languages: readonly string[];
  /** Style sheet of the early panel (build/placeholders.mjs). */
  export const panelStyle: string;
  /** English texts of the early panel. */
  export const panelTexts: Readonly<
    Record<'title' | 'automated' | 'greeting' | 'closeChat' | 'inputLabel' | 'placeholder', string>
  >;
  /** Files that load later, by the part's name. */
  export const engine: Readonly<Record<string, readonly File[]>>;
}

/** Adds the styles of the map's later parts (build/styles.mjs). */
declare module 'virtual:map-styles';
