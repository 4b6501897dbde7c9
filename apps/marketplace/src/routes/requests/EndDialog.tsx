import type { DonationRequest } from '@clothesline/api-client/members';
import { Text } from '@clothesline/ui';
import type { Session } from '../../shared/account/AccountContext.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { useStep } from './useStep.js';

interface EndDialogProps {
  session: Session;
  request: DonationRequest;
  call: 'markReceived' | 'markMissed';
  onClose: () => void;
}

/** Asks a donor to confirm that it was collected or not picked up: neither can be undone. */
export function EndDialog({ session, request, call, onClose }: EndDialogProps) {
  const step = useStep(session);
  const isReceived = call === 'markReceived';
  const submit = () =>
    void step
      .take(() => session.members.request(call, { params: { id: request.id }, body: {} }))
      .then((isTaken) => isTaken && onClose());
  return (
    <StepDialog
      title={isReceived ? messages.collectedTitle : messages.missedTitle}
      action={isReceived ? messages.collected : messages.missed}
      onClose={onClose}
      onSubmit={submit}
      {...step}
    >
      <Text>{isReceived ? messages.collectedText : messages.missedText}</Text>
    </StepDialog>
  );
}
