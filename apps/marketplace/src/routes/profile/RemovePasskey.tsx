import { Text, useTexts } from '@clothesline/ui';
import type { Passkey } from '@clothesline/api-client/members';
import { profile } from '../../locales/en/profile.js';
import type { Session } from '../../shared/account/AccountContext.js';
import { ProofDialog } from './ProofDialog.js';
import * as styles from './Settings.css.js';

interface RemovePasskeyProps {
  session: Session;
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks whether a passkey is to sign in no more. */
export function RemovePasskey({ session, passkey, onRemoved, onClose }: RemovePasskeyProps) {
  const messages = useTexts(profile);
  return (
    <ProofDialog
      session={session}
      title={messages.passkeyRemoveTitle}
      action={messages.passkeyRemove}
      onClose={onClose}
      onProven={async (proof) => {
        await session.members.request('removePasskey', { params: { id: passkey.id }, body: { proof } });
        onRemoved();
      }}
    >
      <Text className={styles.value}>
        <bdi>{passkey.name}</bdi>
      </Text>
      <Text>{messages.passkeyRemoveText}</Text>
    </ProofDialog>
  );
}
