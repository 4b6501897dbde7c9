/** What every hook that reads returns. */
export interface QueryResult {
  /** Nothing to show yet: time for skeletons. */
  isLoading: boolean;
  error: Error | null;
  /** Asks again, after an error. */
  refetch(): void;
}
