import type { MembersClient } from '@clothesline/api-client/members';
import { useEffect, useEffectEvent } from 'react';
import { challengeAge, endOffer, hasPasskeys, offerPasskeys } from './passkeys.js';

/**
 * Offers passkeys among the browser's suggestions for the address. `onChosen` gets the function that signs in. A new
 * `round` repeats the offer after an interruption.
 */
export function useOfferedPasskeys(
  members: MembersClient,
  { onChosen, round }: { onChosen: (signIn: () => Promise<void>) => void; round: number },
): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!hasPasskeys()) return undefined;
    let isOver = false;
    const offer = async () => {
      try {
        const signIn = await offerPasskeys(members);
        if (signIn && !isOver) choose(signIn);
      } catch {
        // Ignores a failure, since the button offers the same way and shows its error.
      }
    };
    void offer();
    const renewal = setInterval(() => void offer(), challengeAge);
    return () => {
      isOver = true;
      clearInterval(renewal);
      endOffer().catch(() => {});
    };
  }, [members, round]);
}
