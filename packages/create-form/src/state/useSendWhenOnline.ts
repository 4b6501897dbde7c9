import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';

/** Sends a form that waits for the network: as soon as there is one, which may be at once after a reload. */
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
