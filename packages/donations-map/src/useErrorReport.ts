import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';

/** Reports a failure once, and the next one after all has worked again. */
export function useErrorReport(error: Error | null | undefined, onError: ((error: Error) => void) | undefined): void {
  const report = useLatest(() => error && onError?.(error));
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (hasFailed) report.current();
  }, [hasFailed, report]);
}
