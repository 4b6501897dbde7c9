import { TextField, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { CodeField } from './CodeField.js';
import { messages } from './messages.js';

/** Moves the account to another address, which shows by a code that it gets its mail. */
export function EmailDialog({ session: { members }, onClose }: { session: Session; onClose: () => void }) {
  const { change } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const send = () =>
    void run(async () => {
      await members.request('sendCode', { body: { email } });
      setSent(true);
    });
  const confirm = () =>
    void run(async () => {
      change(await members.request('changeEmail', { body: { email, code } }));
      toast({ title: messages.emailChanged });
      onClose();
    });

  return (
    <StepDialog
      title={messages.emailTitle}
      action={isSent ? messages.confirm : messages.sendCode}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={isSent ? confirm : send}
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
      {isSent && <CodeField email={email} code={code} onChange={setCode} isPending={isPending} onSendAgain={send} />}
    </StepDialog>
  );
}
