import { Button, Text, useTexts, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { profile } from '../../locales/en/profile.js';
import { EmailDialog } from './EmailDialog.js';
import { PasswordDialog } from './PasswordDialog.js';
import { ProofDialog } from './ProofDialog.js';
import { type Session, useAccount } from '../account/index.js';
import * as styles from './Settings.css.js';

export function SignInSettings({ session }: { session: Session }) {
  const messages = useTexts(profile);
  const { account } = session;
  const { change } = useAccount();
  const { toast } = useToast();
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
      {asks === 'no password' && (
        <ProofDialog
          session={session}
          title={messages.passwordRemoveTitle}
          action={messages.passwordRemove}
          onClose={close}
          onProven={async (proof) => {
            change(await session.members.request('removePassword', { body: { proof } }));
            toast({ title: messages.passwordRemoved });
            close();
          }}
        >
          <Text>{messages.passwordRemoveText}</Text>
        </ProofDialog>
      )}
      {asks === 'password' && <PasswordDialog session={session} onClose={close} />}
    </>
  );
}
