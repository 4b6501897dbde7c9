/** A file of a photo: one of its widths. */
export interface PhotoFile {
  /** As `photoName` writes it. */
  name: string;
  bytes: Uint8Array;
}

/** Storage of the files of photos. */
export interface PhotoStore {
  /** Resolves when all files are stored for good; none is visible before it is whole. A file that is there is replaced. */
  write(files: readonly PhotoFile[]): Promise<void>;
  /** The bytes of a file; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes the files; those that are not there do not matter. */
  remove(names: readonly string[]): Promise<void>;
}
