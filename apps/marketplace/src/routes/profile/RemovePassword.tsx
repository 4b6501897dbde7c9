import { Text, useTexts, useToast } from '@clothesline/ui';
import { profile } from '../../locales/en/profile.js';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { ProofDialog } from './ProofDialog.js';

/** Asks whether the password is to sign in no more. */
export function RemovePassword({ session, onClose }: { session: Session; onClose: () => void }) {
  const messages = useTexts(profile);
  const { change } = useAccount();
  const { toast } = useToast();
  return (
    <ProofDialog
      session={session}
      title={messages.passwordRemoveTitle}
      action={messages.passwordRemove}
      onClose={onClose}
      onProven={async (proof) => {
        change(await session.members.request('removePassword', { body: { proof } }));
        toast({ title: messages.passwordRemoved });
        onClose();
      }}
    >
      <Text>{messages.passwordRemoveText}</Text>
    </ProofDialog>
  );
}
