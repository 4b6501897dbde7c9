import { TextField, useTexts } from '@clothesline/ui';
import { type MembersClient, memberLimits, type Passkey } from '@clothesline/api-client/members';
import { profile } from '../../locales/en/profile.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { useForm } from '../../shared/steps/useForm.js';

interface RenamePasskeyProps {
  members: MembersClient;
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ members, passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const messages = useTexts(profile);
  const form = useForm({ name: passkey.name });
  const rename = async () => {
    await members.request('renamePasskey', { params: { id: passkey.id }, body: form.values });
    onRenamed();
  };
  return (
    <StepDialog
      form={form}
      title={messages.passkeyRenameTitle}
      action={messages.save}
      onClose={onClose}
      onSubmit={rename}
    >
      <TextField
        {...form.field('name')}
        label={messages.passkeyName}
        name="passkey"
        required
        maxLength={memberLimits.passkeyName}
      />
    </StepDialog>
  );
}
