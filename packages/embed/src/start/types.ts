/** Runs a module with the given SHA-256 hash (loader/run.ts). */
export type Run = (address: string, hash: string) => Promise<unknown>;

/** A built file and its SHA-256 hash. */
export type File = readonly [name: string, hash: string];

/** Loads a part that a widget needs later, with everything it imports, so that its `import()` gives checked code. */
export type LoadPart = (name: string) => Promise<unknown>;

/** Loads the texts of all widgets in a language, by the language. */
export type Catalogs = Readonly<Record<string, () => Promise<readonly Record<string, object>[]>>>;

/** Files of each language (build.mjs), in a separate module so that English pages do not load their hashes. */
export interface LanguageFiles {
  default: Readonly<Record<string, readonly File[]>>;
}

/** Origins: that of the server, then those that the script's tag names in `data-hosts`. */
export type Hosts = readonly [string, ...string[]];

/** Exports of every widget's entry. */
export interface WidgetChunk {
  define(hosts: Hosts, catalogs: Catalogs, part: LoadPart): void;
}
