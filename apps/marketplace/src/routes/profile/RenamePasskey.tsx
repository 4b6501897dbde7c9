import { type MembersClient, memberLimits, type Passkey } from '@clothesline/api-client/members';
import { TextField } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';

interface RenamePasskeyProps {
  members: MembersClient;
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ members, passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const { isPending, problem, run, clear } = useCall();
  const [name, setName] = useState(passkey.name);
  const field = useRef<HTMLInputElement>(null);
  const rename = () =>
    void run(async () => {
      await members.request('renamePasskey', { params: { id: passkey.id }, body: { name } });
      onRenamed();
    });
  return (
    <StepDialog
      title={messages.passkeyRenameTitle}
      action={messages.save}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={rename}
      initialFocus={field}
    >
      <TextField
        ref={field}
        label={messages.passkeyName}
        name="passkey"
        required
        maxLength={memberLimits.passkeyName}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          clear();
        }}
        readOnly={isPending}
      />
    </StepDialog>
  );
}
