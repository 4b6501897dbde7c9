/** Runs `step` with a signal that follows the caller's. After `milliseconds` it aborts with the error from `late`. */
export async function withTimeout<Result>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  late: () => Error,
  step: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // `AbortSignal.any` isn't available in Safari 16.4 and Chromium 111, so link the signals by hand.
  const controller = new AbortController();
  const cancel = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(late()), milliseconds);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(controller.signal.reason as Error);
    if (controller.signal.aborted) fail();
    else controller.signal.addEventListener('abort', fail);
  });
  try {
    return await Promise.race([step(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
