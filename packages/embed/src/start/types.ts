/** Runs a module with the given SHA-256 hash (loader/run.ts). */
export type Run = (address: string, hash: string) => Promise<unknown>;

/** A built file and its SHA-256 hash. */
export type File = readonly [name: string, hash: string];

/** Loads a part that a widget needs later, with everything it imports, so that its `import()` gives checked code. */
export type LoadPart = (name: string) => Promise<unknown>;

/** What every widget's entry exports. */
export interface WidgetChunk {
  define(origin: string, part: LoadPart): void;
}
