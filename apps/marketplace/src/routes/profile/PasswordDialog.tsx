import { memberLimits } from '@clothesline/api-client/members';
import { Text, TextField, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { CodeField } from './CodeField.js';
import { messages } from './messages.js';

/** Adds or changes the password, with a code that is mailed to the account's address. */
export function PasswordDialog({ session: { account, members }, onClose }: { session: Session; onClose: () => void }) {
  const { change } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall();
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { email } = account;

  const send = () =>
    void run(async () => {
      await members.request('sendCode', { body: { email } });
      setSent(true);
    });
  const confirm = () =>
    void run(async () => {
      change(await members.request('setPassword', { body: { password, code } }));
      toast({ title: messages.passwordSet });
      onClose();
    });
  function submit() {
    if ([...password].length < memberLimits.password.min) setTooShort(true);
    else if (isSent) confirm();
    else send();
  }

  return (
    <StepDialog
      title={account.hasPassword ? messages.passwordChange : messages.passwordAdd}
      action={isSent ? messages.confirm : messages.sendCode}
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
      {isSent && <CodeField email={email} code={code} onChange={setCode} isPending={isPending} onSendAgain={send} />}
    </StepDialog>
  );
}
