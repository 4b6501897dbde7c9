import { Button, Text, useTexts } from '@clothesline/ui';
import { useState } from 'react';
import { profile } from '../../locales/en/profile.js';
import type { Session } from '../../shared/account/AccountContext.js';
import { EmailDialog } from './EmailDialog.js';
import { PasswordDialog } from './PasswordDialog.js';
import { RemovePassword } from './RemovePassword.js';
import * as styles from './Settings.css.js';

/** The address and the password that sign in. */
export function SignInSettings({ session }: { session: Session }) {
  const messages = useTexts(profile);
  const { account } = session;
  const [asks, setAsks] = useState<'email' | 'password' | 'no password'>();
  const close = () => setAsks(undefined);

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
          <Button tone="quiet" onClick={() => setAsks('no password')}>
            {messages.passwordRemove}
          </Button>
        )}
      </div>
      {asks === 'email' && <EmailDialog session={session} onClose={close} />}
      {asks === 'no password' && <RemovePassword session={session} onClose={close} />}
      {asks === 'password' && <PasswordDialog session={session} onClose={close} />}
    </>
  );
}
