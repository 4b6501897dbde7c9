/**
 * Shares one run of `work` between all who ask before it begins. Whoever asks while one runs gets the next: its result is
 * never older than the question.
 */
export function batched<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  function run(): Promise<Result> {
    const result = work();
    running = result.then(done, done);
    return result;
  }
  function done(): void {
    running = undefined;
  }

  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}
