import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';

export function useSendWhenOnline(isWaiting: boolean, send: () => void): void {
  const latest = useLatest(send);
  useEffect(() => {
    if (!isWaiting) return;
    const sendWhenOnline = () => {
      if (navigator.onLine) latest.current();
    };
    sendWhenOnline();
    globalThis.addEventListener('online', sendWhenOnline);
    return () => globalThis.removeEventListener('online', sendWhenOnline);
  }, [isWaiting, latest]);
}
