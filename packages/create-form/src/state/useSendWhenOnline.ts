import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';

/** Sends a waiting form as soon as there is a network, which may be at once after a reload. */
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
