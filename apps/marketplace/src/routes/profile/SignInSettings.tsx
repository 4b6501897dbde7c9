import { Button, Text, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { problemText } from '../../shared/account/useCall.js';
import { EmailDialog } from './EmailDialog.js';
import { messages } from './messages.js';
import { PasswordDialog } from './PasswordDialog.js';
import * as styles from './Settings.css.js';

/** The address and the password that sign in. */
export function SignInSettings({ session }: { session: Session }) {
  const { account, members } = session;
  const { change } = useAccount();
  const { toast } = useToast();
  const [asks, setAsks] = useState<'email' | 'password'>();
  const close = () => setAsks(undefined);

  async function removePassword() {
    try {
      change(await members.request('removePassword', { body: {} }));
      toast({ title: messages.passwordRemoved });
    } catch (error) {
      toast({ title: messages.saveFailedTitle, description: problemText(error), variant: 'destructive' });
    }
  }

  return (
    <>
      <div>
        <Text className={styles.value}>
          <bdi>{account.email}</bdi>
        </Text>
        <Text size="small" tone="muted">
          {messages.emailSecret}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => setAsks('email')}>{messages.emailOpen}</Button>
        <Button key={String(account.hasPassword)} onClick={() => setAsks('password')}>
          {account.hasPassword ? messages.passwordChangeOpen : messages.passwordAddOpen}
        </Button>
        {account.hasPassword && (
          <Button tone="quiet" onClick={() => void removePassword()}>
            {messages.passwordRemove}
          </Button>
        )}
      </div>
      {asks === 'email' && <EmailDialog session={session} onClose={close} />}
      {asks === 'password' && <PasswordDialog session={session} onClose={close} />}
    </>
  );
}
