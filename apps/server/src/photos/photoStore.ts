export interface PhotoFile {
  name: string;
  bytes: Uint8Array;
}

export interface PhotoStore {
  /** Resolves once all files are on disk. Files are never visible half-written, and existing files are replaced. */
  write(files: readonly PhotoFile[]): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  remove(names: readonly string[]): Promise<void>;
}
