import type { MembersClient } from '@clothesline/api-client/members';
import { Button, TextField } from '@clothesline/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { signInMessages as messages } from './signInMessages.js';
import * as styles from './SignIn.css.js';
import { useCall } from './useCall.js';

interface PasswordStepProps {
  members: MembersClient;
  email: string;
  onType: (email: string) => void;
  onSignedIn: () => Promise<void>;
  /** A code is asked for instead. */
  onCode: () => void;
}

/** Asks for the password of an account that has one. */
export function PasswordStep({ members, email, onType, onSignedIn, onCode }: PasswordStepProps) {
  const { isPending, problem, run, clear } = useCall();
  const [password, setPassword] = useState('');
  /** Whether the password was accepted, after which only the account is loaded. */
  const isSignedIn = useRef(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isEmailMissing] = useState(email === '');
  useEffect(() => (isEmailMissing ? emailField : passwordField).current?.focus(), [isEmailMissing]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void run(async () => {
      if (!isSignedIn.current) await members.request('signInWithPassword', { body: { email, password } });
      isSignedIn.current = true;
      await onSignedIn();
    });
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        ref={emailField}
        label={messages.email}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        required
        value={email}
        onChange={(event) => {
          onType(event.currentTarget.value);
          clear();
        }}
        readOnly={isPending}
      />
      <TextField
        ref={passwordField}
        label={messages.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          clear();
        }}
        readOnly={isPending}
        error={problem}
      />
      <Button type="submit" tone="primary" busy={isPending} fullWidth>
        {isPending ? messages.signingIn : messages.signIn}
      </Button>
      <div className={styles.others}>
        <Button size="small" tone="quiet" disabled={isPending} onClick={onCode}>
          {messages.withCode}
        </Button>
      </div>
    </form>
  );
}
