import { foldDigits } from '@clothesline/api-client';
import { type MembersClient, memberLimits } from '@clothesline/api-client/members';
import { Button, Text, TextField } from '@clothesline/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { sentCode } from './sentCode.js';
import { signInMessages as messages } from './signInMessages.js';
import * as styles from './SignIn.css.js';
import { useCall } from './useCall.js';

interface CodeStepProps {
  members: MembersClient;
  /** Address that the code was sent to. */
  email: string;
  /** Whether mails are files on the server. */
  isDemo: boolean;
  onSignedIn: () => Promise<void>;
  onOtherEmail: () => void;
}

/** Asks for the code, and signs in as soon as it is whole. */
export function CodeStep({ members, email, isDemo, onSignedIn, onOtherEmail }: CodeStepProps) {
  const { isPending, problem, run, clear } = useCall();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  /** Whether the code is spent, after which only the account is loaded. */
  const isSignedIn = useRef(false);

  useEffect(() => input.current?.focus(), []);

  const enterCode = (otp: string) =>
    void run(async () => {
      if (!isSignedIn.current) await members.request('signIn', { body: { email, otp } });
      isSignedIn.current = true;
      await onSignedIn();
    }, messages.codeWrong);

  function type(text: string) {
    // A code is also pasted with the spaces around it.
    const digits = foldDigits(text).replaceAll(/\D/g, '').slice(0, memberLimits.codeDigits);
    setCode(digits);
    clear();
    if (digits.length === memberLimits.codeDigits) enterCode(digits);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    enterCode(code);
  }

  const sendAgain = () =>
    void run(async () => {
      await members.request('sendCode', { body: { email, type: 'sign-in' } });
      sentCode.write(email);
      setCode('');
      input.current?.focus();
    });

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Text>{messages.codeSent(email)}</Text>
      {isDemo && (
        <Text size="small" tone="muted">
          {messages.demoMail}
        </Text>
      )}
      <TextField
        ref={input}
        label={messages.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        className={styles.code}
        value={code}
        onChange={(event) => type(event.currentTarget.value)}
        readOnly={isPending}
        error={problem}
      />
      <Button type="submit" tone="primary" busy={isPending} fullWidth>
        {isPending ? messages.signingIn : messages.signIn}
      </Button>
      <div className={styles.others}>
        <Button size="small" tone="quiet" disabled={isPending} onClick={sendAgain}>
          {messages.newCode}
        </Button>
        <Button size="small" tone="quiet" disabled={isPending} onClick={onOtherEmail}>
          {messages.otherEmail}
        </Button>
      </div>
    </form>
  );
}
