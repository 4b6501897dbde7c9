import type { MembersClient } from '@clothesline/api-client/members';
import { useEffect, useEffectEvent } from 'react';
import { challengeAge, endOffer, hasPasskeys, offerPasskeys } from './passkeys.js';

/** Shows passkeys as autofill suggestions. Change `round` to restart an interrupted offer. */
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
        // ignore failures, the button does the same
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
