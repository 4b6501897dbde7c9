export interface PhotoFile {
  name: string;
  bytes: Uint8Array;
}

export interface PhotoStore {
  /** Resolves when all files are durable. Files appear complete, and replace existing files. */
  write(files: readonly PhotoFile[]): Promise<void>;
  /** Undefined if it does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Ignores missing files. */
  remove(names: readonly string[]): Promise<void>;
}
