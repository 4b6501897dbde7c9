import { useApi } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import type { Session } from '../account/index.js';
import { useReloadRequests } from './hand-over/queries.js';

export interface StepProps {
  session: Session;
  request: DonationRequest;
  onClose: () => void;
}

/** Runs a step, shows the new state, and closes the dialog. */
export function useStep({ session, onClose }: StepProps) {
  const { queryClient } = useApi();
  const reload = useReloadRequests(session);
  return async (step: () => Promise<DonationRequest>) => {
    // Also after a refusal.
    await step().finally(reload);
    void queryClient.invalidateQueries({ queryKey: ['person', session.members.host] });
    onClose();
  };
}
