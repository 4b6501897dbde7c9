/** Common result of query hooks. */
export interface QueryResult {
  /** No data yet. */
  isLoading: boolean;
  error: Error | null;
  refetch(): void;
}
