import type { DonationRequest } from '@clothesline/api-client/members';
import { Text } from '@clothesline/ui';
import type { Session } from '../../shared/account/AccountContext.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { useStep } from './useStep.js';

export type EndCall = 'acceptOffer' | 'markReceived' | 'markMissed' | 'objectToMissed';

const readTexts = (call: EndCall): { title: string; text: string; action: string } =>
  ({
    acceptOffer: { title: messages.agreeTitle, text: messages.agreeText, action: messages.agree },
    markReceived: { title: messages.collectedTitle, text: messages.collectedText, action: messages.collected },
    markMissed: { title: messages.missedTitle, text: messages.missedText, action: messages.missed },
    objectToMissed: { title: messages.objectTitle, text: messages.objectText, action: messages.object },
  })[call];

interface EndDialogProps {
  session: Session;
  request: DonationRequest;
  call: EndCall;
  onClose: () => void;
}

/** Asks for confirmation of a step that cannot be undone. */
export function EndDialog({ session, request, call, onClose }: EndDialogProps) {
  const step = useStep(session);
  const { title, text, action } = readTexts(call);
  const { id, from, to } = request;
  // The time that was read, so that another one proposed meanwhile is not accepted unread.
  const body = call === 'acceptOffer' ? { from, to } : {};
  const submit = () =>
    void step
      .take(() => session.members.request(call, { params: { id }, body }))
      .then((isTaken) => isTaken && onClose());
  return (
    <StepDialog title={title} action={action} onClose={onClose} onSubmit={submit} {...step}>
      <Text>{text}</Text>
    </StepDialog>
  );
}
