/** Result of every hook that reads. */
export interface QueryResult {
  /** Whether there is no content yet: time for skeletons. */
  isLoading: boolean;
  error: Error | null;
  /** Retries after an error. */
  refetch(): void;
}
