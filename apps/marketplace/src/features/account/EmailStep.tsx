import { Button, Stack, Text, TextField, useTexts } from '@clothesline/ui';
import type { MembersClient } from '@clothesline/api-client/members';
import { useRef, useState } from 'react';
import { signIn } from '../../locales/en/signIn.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import { PasskeyButton } from './PasskeyButton.js';
import { signInWithPasskey } from './passkeys.js';
import { sentCode } from './sentCode.js';
import * as styles from './SignIn.css.js';
import { useCall } from '../../lib/forms/useCall.js';
import type { DemoPerson } from './useDemoPeople.js';
import { useOfferedPasskeys } from './useOfferedPasskeys.js';

interface EmailStepProps {
  members: MembersClient;
  email: string;
  onType: (email: string) => void;
  onSent: () => void;
  onPassword: () => void;
  people: readonly DemoPerson[];
  onSignedIn: () => Promise<void>;
}

export function EmailStep({ members, email, onType, onSent, onPassword, people, onSignedIn }: EmailStepProps) {
  const messages = useTexts(signIn);
  const passkey = useCall();
  const form = useForm(
    { email },
    {
      onChange(typed) {
        onType(typed.email);
        passkey.clear();
      },
    },
  );
  const { isPending } = form;
  const isBusy = isPending || passkey.isPending;
  /** Avoids another passkey prompt if a later step fails. */
  const isSignedIn = useRef(false);
  /** Increment to restart the passkey suggestions. */
  const [round, setRound] = useState(0);

  async function send() {
    await members.request('sendCode', { body: { email } });
    sentCode.write(email);
    onSent();
  }

  const enter = (sign: () => Promise<void>, isChosen = false) =>
    void passkey.run(async () => {
      try {
        if (!isSignedIn.current) await sign();
      } catch (error) {
        // don't restart the suggestions after picking a passkey: some devices pick it automatically and would loop here
        if (!isChosen) setRound((now) => now + 1);
        throw error;
      }
      isSignedIn.current = true;
      await onSignedIn();
    });
  useOfferedPasskeys(members, { onChosen: (sign) => enter(sign, true), round });

  const continueAs = (id: number) =>
    void form.run(async () => {
      await members.request('signInToDemo', { body: { id } });
      await onSignedIn();
    });

  return (
    <Stack space="large">
      <Form form={form} onSend={send} className={styles.form}>
        <Text>{messages.intro}</Text>
        <TextField
          {...form.field('email')}
          label={messages.email}
          type="email"
          autoComplete="email webauthn"
          dir="ltr"
          required
          readOnly={isBusy}
          error={form.problem}
        />
        <Button type="submit" tone="primary" busy={isPending} disabled={passkey.isPending} fullWidth>
          {isPending ? messages.sending : messages.sendCode}
        </Button>
        <div className={styles.others}>
          <PasskeyButton
            size="small"
            tone="quiet"
            disabled={isPending}
            busy={passkey.isPending}
            onClick={() => enter(() => signInWithPasskey(members))}
          />
          <Button size="small" tone="quiet" disabled={isBusy} onClick={onPassword}>
            {messages.withPassword}
          </Button>
        </div>
        <div role="alert">{passkey.problem && <Text tone="danger">{passkey.problem}</Text>}</div>
      </Form>
      {people.length > 0 && (
        <Stack space="small">
          <Text size="small" tone="muted">
            {messages.demo}
          </Text>
          <ul className={styles.people}>
            {people.map(({ id, displayName }) => (
              <li key={id}>
                <Button size="small" disabled={isBusy} onClick={() => continueAs(id)}>
                  {messages.continueAs({ name: displayName })}
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
