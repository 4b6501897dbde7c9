import { memberLimits } from '@clothesline/api-client/members';
import { Button, Text, TextField } from '@clothesline/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Session } from './AccountContext.js';
import { signedIn } from './signedIn.js';
import { signInMessages as messages } from './signInMessages.js';
import * as styles from './SignIn.css.js';
import { useCall } from './useCall.js';

interface NameStepProps {
  /** Session of a new account, which has the standard name. */
  session: Session;
  /** Called with the session to go on with, named or not. */
  onDone: (session: Session) => void;
}

/** Asks a new account once for the name that others read; it can be left for later. */
export function NameStep({ session, onDone }: NameStepProps) {
  const { isPending, problem, run, clear } = useCall();
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);
  // Keeps the session if the page is loaded again instead of an answer.
  useEffect(() => {
    const keep = () => signedIn.write(session.account.id);
    globalThis.addEventListener('pagehide', keep);
    return () => globalThis.removeEventListener('pagehide', keep);
  }, [session.account.id]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const displayName = name.trim();
    if (displayName === '') return onDone(session);
    void run(async () => {
      onDone({ ...session, account: await session.members.request('updateAccount', { body: { displayName } }) });
    });
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Text>{messages.nameText}</Text>
      <TextField
        ref={input}
        label={messages.name}
        name="name"
        autoComplete="given-name"
        dir="auto"
        maxLength={memberLimits.displayName}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          clear();
        }}
        readOnly={isPending}
        error={problem}
      />
      <Button type="submit" tone="primary" busy={isPending} fullWidth>
        {messages.nameSave}
      </Button>
      <div className={styles.others}>
        <Button size="small" tone="quiet" disabled={isPending} onClick={() => onDone(session)}>
          {messages.nameLater}
        </Button>
      </div>
    </form>
  );
}
