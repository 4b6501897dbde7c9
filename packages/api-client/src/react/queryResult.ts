export interface QueryResult {
  /** True until there's data. */
  isLoading: boolean;
  error: Error | null;
  refetch(): void;
}
