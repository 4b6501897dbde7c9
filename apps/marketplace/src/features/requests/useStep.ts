import { useApi } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import type { Session } from '../account/index.js';
import { useReloadRequests } from './hand-over/queries.js';

export interface StepProps {
  session: Session;
  request: DonationRequest;
  onClose: () => void;
}

export function useStep({ session, onClose }: StepProps) {
  const { queryClient } = useApi();
  const reload = useReloadRequests(session);
  return async (step: () => Promise<DonationRequest>) => {
    // reload after failures as well since the state may have changed
    await step().finally(reload);
    void queryClient.invalidateQueries({ queryKey: ['person', session.members.host] });
    onClose();
  };
}
