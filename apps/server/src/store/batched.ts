/**
 * Shares one run of `work` between all who ask before it begins. Whoever asks while one runs gets the next: its result is
 * never older than the question. Between two beginnings pass `apart` milliseconds at least, in which more may ask; who
 * asks after a pause waits for nobody.
 */
export function batched<Result>(work: () => Promise<Result>, apart: number): () => Promise<Result> {
  let busy: Promise<void> | undefined;
  let next: Promise<Result> | undefined;

  function run(): Promise<Result> {
    const result = work();
    const pause = new Promise((resolve) => setTimeout(resolve, apart));
    busy = Promise.allSettled([result, pause]).then(() => {
      busy = undefined;
    });
    return result;
  }

  return () => {
    if (!busy) return run();
    next ??= busy.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}
