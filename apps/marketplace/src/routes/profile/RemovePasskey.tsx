import type { MembersClient, Passkey } from '@clothesline/api-client/members';
import { Text } from '@clothesline/ui';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import * as styles from './Settings.css.js';

interface RemovePasskeyProps {
  members: MembersClient;
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks whether a passkey is to sign in no more. */
export function RemovePasskey({ members, passkey, onRemoved, onClose }: RemovePasskeyProps) {
  const { isPending, problem, run } = useCall();
  const remove = () =>
    void run(async () => {
      await members.request('removePasskey', { params: { id: passkey.id }, body: {} });
      onRemoved();
    });
  return (
    <StepDialog
      title={messages.passkeyRemoveTitle}
      action={messages.passkeyRemove}
      tone="danger"
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={remove}
    >
      <Text className={styles.value}>
        <bdi>{passkey.name}</bdi>
      </Text>
      <Text>{messages.passkeyRemoveText}</Text>
    </StepDialog>
  );
}
