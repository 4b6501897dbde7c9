import { memberLimits } from '@clothesline/api-client/members';
import { Text, TextField, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import { ProofField } from './ProofField.js';
import { useProof } from './useProof.js';

/** Adds or changes the password, with a proof of the owner. */
export function PasswordDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { account, members } = session;
  const { change } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall();
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const proof = useProof(session);
  const field = useRef<HTMLInputElement>(null);
  const { email } = account;

  const send = () => void run(proof.begin);
  const confirm = () =>
    void run(async () => {
      change(await members.request('setPassword', { body: { password, proof: await proof.read() } }));
      toast({ title: messages.passwordSet });
      onClose();
    });
  function submit() {
    if ([...password].length < memberLimits.password.min) setTooShort(true);
    else if (proof.isReady) confirm();
    else send();
  }

  return (
    <StepDialog
      title={account.hasPassword ? messages.passwordChange : messages.passwordAdd}
      action={proof.isReady ? messages.confirm : messages.sendCode}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
      initialFocus={field}
    >
      <Text>{messages.passwordText}</Text>
      {/* Password managers store the password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        ref={field}
        label={messages.newPassword}
        hint={messages.passwordHint}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        maxLength={memberLimits.password.max}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setTooShort(false);
          clear();
        }}
        readOnly={isPending}
        error={isTooShort ? messages.passwordShort : undefined}
      />
      <ProofField proof={proof} isPending={isPending} onSendAgain={send} />
    </StepDialog>
  );
}
