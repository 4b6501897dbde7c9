import type { DonationRequest } from '@clothesline/api-client/members';
import { TextField } from '@clothesline/ui';
import { useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { useStep } from './useStep.js';

interface CodeDialogProps {
  session: Session;
  request: DonationRequest;
  onClose: () => void;
}

/** The asker confirms the hand-over with the three words that the donor reads out. */
export function CodeDialog({ session, request, onClose }: CodeDialogProps) {
  const step = useStep(session);
  const [code, setCode] = useState('');
  const submit = () =>
    void step
      .take(() => session.members.request('markReceived', { params: { id: request.id }, body: { code } }))
      .then((isTaken) => isTaken && onClose());
  return (
    <StepDialog title={messages.enterCodeTitle} action={messages.confirm} onClose={onClose} onSubmit={submit} {...step}>
      <TextField
        label={messages.codeField}
        name="code"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          step.clear();
        }}
      />
    </StepDialog>
  );
}
