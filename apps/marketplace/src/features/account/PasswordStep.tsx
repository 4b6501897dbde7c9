import { Button, TextField, useTexts } from '@clothesline/ui';
import type { MembersClient } from '@clothesline/api-client/members';
import { useRef } from 'react';
import { signIn as signInTexts } from '../../locales/en/signIn.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import * as styles from './SignIn.css.js';

interface PasswordStepProps {
  members: MembersClient;
  email: string;
  onType: (email: string) => void;
  onSignedIn: () => Promise<void>;
  onCode: () => void;
}

export function PasswordStep({ members, email, onType, onSignedIn, onCode }: PasswordStepProps) {
  const messages = useTexts(signInTexts);
  const form = useForm(
    { email, password: '' },
    { focus: email === '' ? 'email' : 'password', onChange: ({ email }) => onType(email) },
  );
  const { isPending } = form;
  /** Don't send the password again if a later step fails. */
  const isSignedIn = useRef(false);

  async function send() {
    if (!isSignedIn.current) await members.request('signInWithPassword', { body: form.values });
    isSignedIn.current = true;
    await onSignedIn();
  }

  return (
    <Form form={form} onSend={send} className={styles.form}>
      <TextField
        {...form.field('email')}
        label={messages.email}
        type="email"
        autoComplete="username"
        dir="ltr"
        required
      />
      <TextField
        {...form.field('password')}
        label={messages.password}
        type="password"
        autoComplete="current-password"
        required
        error={form.problem}
      />
      <Button type="submit" tone="primary" busy={isPending} fullWidth>
        {isPending ? messages.signingIn : messages.signIn}
      </Button>
      <div className={styles.others}>
        <Button size="small" tone="quiet" disabled={isPending} onClick={onCode}>
          {messages.withCode}
        </Button>
      </div>
    </Form>
  );
}
