import { type DonationRequest, memberLimits } from '@clothesline/api-client/members';
import { Text, TextArea } from '@clothesline/ui';
import { useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { useStep } from './useStep.js';

interface ReasonDialogProps {
  session: Session;
  request: DonationRequest;
  call: 'declineRequest' | 'cancelRequest';
  isDonor: boolean;
  onClose: () => void;
}

/** Declines a request, or takes back a step, with a reason. */
export function ReasonDialog({ session, request, call, isDonor, onClose }: ReasonDialogProps) {
  const step = useStep(session);
  const [reason, setReason] = useState('');
  const isDecline = call === 'declineRequest';
  const submit = () =>
    void step
      .take(() => session.members.request(call, { params: { id: request.id }, body: { reason } }))
      .then((isTaken) => isTaken && onClose());
  const texts = isDecline
    ? { title: messages.declineTitle, action: messages.declineTitle }
    : isDonor
      ? { title: messages.cancelPromiseTitle, action: messages.cancelPromiseAction, closeLabel: messages.keep }
      : { title: messages.cancelTitle, action: messages.cancelAction, closeLabel: messages.keep };
  return (
    <StepDialog {...texts} onClose={onClose} onSubmit={submit} {...step}>
      {!isDecline && request.state !== 'waiting' && <Text>{messages.cancelText}</Text>}
      <TextArea
        label={messages.why}
        name="reason"
        dir="auto"
        maxLength={memberLimits.note}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </StepDialog>
  );
}
