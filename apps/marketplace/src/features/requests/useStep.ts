import { useApi } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import type { Session } from '../account/index.js';
import { useReloadRequests } from './hand-over/queries.js';

export interface StepProps {
  session: Session;
  request: DonationRequest;
  onClose: () => void;
}

/** Returns a function that takes a step of a hand-over, shows the request's new state, and closes the dialog. */
export function useStep({ session, onClose }: StepProps) {
  const { queryClient } = useApi();
  const reload = useReloadRequests(session);
  return async (step: () => Promise<DonationRequest>) => {
    // Reloads after a refusal too, since the other person may have been faster.
    await step().finally(reload);
    void queryClient.invalidateQueries({ queryKey: ['person', session.members.host] });
    onClose();
  };
}
