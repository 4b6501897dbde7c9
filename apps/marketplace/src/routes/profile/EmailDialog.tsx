import { TextField, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { CodeField } from './CodeField.js';
import { messages } from './messages.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

/** Moves the account to another address, which shows by a code that it gets its mail. The owner proves it besides. */
export function EmailDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { members } = session;
  const proof = useProof(session);
  const { change } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const sendNew = () =>
    run(async () => {
      await members.request('sendCode', { body: { email } });
      if (!proof.isReady) await proof.begin();
      setSent(true);
    });
  const sendProof = () => void run(proof.begin);
  const confirm = () =>
    void run(async () => {
      change(await members.request('changeEmail', { body: { email, code, proof: await proof.read() } }));
      toast({ title: messages.emailChanged });
      onClose();
    });

  const isReady = isSent && proof.isReady;
  const submit = () => (isReady ? confirm() : isSent ? sendProof() : void sendNew());

  return (
    <StepDialog
      title={messages.emailTitle}
      action={isReady ? messages.confirm : messages.sendCode}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
      initialFocus={field}
    >
      <TextField
        ref={field}
        label={messages.newEmail}
        type="email"
        name="email"
        autoComplete="email"
        dir="ltr"
        required
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setSent(false);
          clear();
        }}
        readOnly={isPending}
      />
      {isSent && (
        <CodeField
          email={email}
          label={messages.codeNew}
          code={code}
          onChange={setCode}
          isPending={isPending}
          onSendAgain={() => void sendNew()}
        />
      )}
      <ProofField proof={proof} codeLabel={messages.codeNow} isPending={isPending} onSendAgain={sendProof} />
    </StepDialog>
  );
}
