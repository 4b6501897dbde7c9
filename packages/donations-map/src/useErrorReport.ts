import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';

/** Reports an error once. The next error is only reported after a successful attempt. */
export function useErrorReport(error: Error | null | undefined, onError: ((error: Error) => void) | undefined): void {
  const report = useLatest(() => error && onError?.(error));
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (hasFailed) report.current();
  }, [hasFailed, report]);
}
