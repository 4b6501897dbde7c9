/** A file of a photo, for one of its widths. */
export interface PhotoFile {
  /** As `photoName` writes it. */
  name: string;
  bytes: Uint8Array;
}

/** Storage of the files of photos. */
export interface PhotoStore {
  /** Resolves when all files are durable. No file is visible before it is complete. Replaces existing files. */
  write(files: readonly PhotoFile[]): Promise<void>;
  /** Reads a file; undefined if it does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes the files; those that are not there do not matter. */
  remove(names: readonly string[]): Promise<void>;
}
