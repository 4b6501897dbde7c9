import { useLatest } from '@clothesline/ui';
import { useEffect } from 'react';
import { type Session, useAccount } from './AccountContext.js';

/** Reads the account again whenever the page is come back to: another tab may have changed it. */
export function useFreshAccount({ members }: Session): void {
  const { change } = useAccount();
  const latest = useLatest(change);
  useEffect(() => {
    async function look() {
      if (document.hidden) return;
      latest.current(await members.request('getAccount'));
    }
    const lookAgain = () => void look().catch(() => {});
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [members, latest]);
}
