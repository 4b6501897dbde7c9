import { Button, Text, TextField, useTexts } from '@clothesline/ui';
import { memberLimits } from '@clothesline/api-client/members';
import { useEffect } from 'react';
import { signIn } from '../../locales/en/signIn.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import type { Session } from './AccountContext.js';
import { signedIn } from './signedIn.js';
import * as styles from './SignIn.css.js';

interface NameStepProps {
  session: Session;
  onDone: (session: Session) => void;
}

export function NameStep({ session, onDone }: NameStepProps) {
  const messages = useTexts(signIn);
  const form = useForm({ name: '' }, { focus: 'name' });
  // preserve the session if the page is reloaded during this step
  useEffect(() => {
    const keep = () => signedIn.write(session.account.id);
    globalThis.addEventListener('pagehide', keep);
    return () => globalThis.removeEventListener('pagehide', keep);
  }, [session.account.id]);

  async function send() {
    const displayName = form.values.name.trim();
    if (displayName === '') return onDone(session);
    onDone({ ...session, account: await session.members.request('updateAccount', { body: { displayName } }) });
  }

  return (
    <Form form={form} onSend={send} className={styles.form}>
      <Text>{messages.nameText}</Text>
      <TextField
        {...form.field('name')}
        label={messages.name}
        autoComplete="given-name"
        dir="auto"
        maxLength={memberLimits.displayName}
        error={form.problem}
      />
      <Button type="submit" tone="primary" busy={form.isPending} fullWidth>
        {messages.nameSave}
      </Button>
      <div className={styles.others}>
        <Button size="small" tone="quiet" disabled={form.isPending} onClick={() => onDone(session)}>
          {messages.nameLater}
        </Button>
      </div>
    </Form>
  );
}
