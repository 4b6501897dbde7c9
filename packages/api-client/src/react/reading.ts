/** What every reading hook tells. */
export interface Reading {
  /** Nothing to show yet: time for skeletons. */
  isLoading: boolean;
  error: Error | null;
  /** Asks again, after an error. */
  refetch(): void;
}
