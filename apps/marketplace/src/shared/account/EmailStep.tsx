import type { MembersClient } from '@clothesline/api-client/members';
import { Button, Stack, Text, TextField } from '@clothesline/ui';
import type { SyntheticEvent } from 'react';
import { signInMessages as messages } from './signInMessages.js';
import * as styles from './SignIn.css.js';
import { useCall } from './useCall.js';
import type { DemoPerson } from './useDemoPeople.js';

interface EmailStepProps {
  members: MembersClient;
  email: string;
  onType: (email: string) => void;
  /** The code is on its way. */
  onSent: () => void;
  /** A password is used instead. */
  onPassword: () => void;
  people: readonly DemoPerson[];
  onSignedIn: () => Promise<void>;
}

/** Asks for the address that the code is sent to. */
export function EmailStep({ members, email, onType, onSent, onPassword, people, onSignedIn }: EmailStepProps) {
  const { isPending, problem, run, clear } = useCall();

  function send(event: SyntheticEvent) {
    event.preventDefault();
    void run(async () => {
      await members.request('sendCode', { body: { email } });
      onSent();
    });
  }

  const continueAs = (id: number) =>
    void run(async () => {
      await members.request('signInToDemo', { body: { id } });
      await onSignedIn();
    });

  return (
    <Stack space="large">
      <form noValidate onSubmit={send} className={styles.form}>
        <Text>{messages.intro}</Text>
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="email"
          dir="ltr"
          required
          value={email}
          onChange={(event) => {
            onType(event.currentTarget.value);
            clear();
          }}
          readOnly={isPending}
          error={problem}
        />
        <Button type="submit" tone="primary" busy={isPending} fullWidth>
          {isPending ? messages.sending : messages.sendCode}
        </Button>
        <div className={styles.others}>
          <Button size="small" tone="quiet" disabled={isPending} onClick={onPassword}>
            {messages.withPassword}
          </Button>
        </div>
      </form>
      {people.length > 0 && (
        <Stack space="small">
          <Text size="small" tone="muted">
            {messages.demo}
          </Text>
          <ul className={styles.people}>
            {people.map(({ id, displayName }) => (
              <li key={id}>
                <Button size="small" disabled={isPending} onClick={() => continueAs(id)}>
                  {messages.continueAs(displayName)}
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
