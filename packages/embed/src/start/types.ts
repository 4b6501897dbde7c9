export type Run = (address: string, hash: string) => Promise<unknown>;

export type File = readonly [name: string, hash: string];

/** Loads a chunk with all its imports. Afterwards, `import()` returns verified code. */
export type LoadPart = (name: string) => Promise<unknown>;

export type Catalogs = Readonly<Record<string, () => Promise<readonly Record<string, object>[]>>>;

/** The files of each language. Split into a separate module so that English pages don't have to load the hashes. */
export interface LanguageFiles {
  default: Readonly<Record<string, readonly File[]>>;
}

/** The origin of the server, followed by the origins in the script's `data-hosts` attribute. */
export type Hosts = readonly [string, ...string[]];

export interface WidgetChunk {
  define(hosts: Hosts, catalogs: Catalogs, part: LoadPart): void;
}
