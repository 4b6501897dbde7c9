import { useApi } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import type { Session } from '../../shared/account/AccountContext.js';
import { type CallModel, useCall } from '../../shared/account/useCall.js';
import { requestsKey } from '../../shared/hand-over/queries.js';

export interface StepModel extends Omit<CallModel, 'run'> {
  /** Takes a step, and shows the request's new state. Resolves with whether it was taken. */
  take(step: () => Promise<DonationRequest>): Promise<boolean>;
}

/** One step of a hand-over at a time. */
export function useStep(session: Session): StepModel {
  const { queryClient } = useApi();
  const { run, ...call } = useCall();
  return {
    ...call,
    async take(step) {
      let isTaken = false;
      await run(async () => {
        try {
          await step();
          isTaken = true;
        } finally {
          // Reloads after a refusal too, since the other person may have been faster.
          await queryClient.invalidateQueries({ queryKey: requestsKey(session) });
        }
      });
      if (isTaken) void queryClient.invalidateQueries({ queryKey: ['person', session.members.host] });
      return isTaken;
    },
  };
}
