import { Text, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import type { Person } from '@clothesline/api-client/members';
import type { Session } from '../../account/index.js';
import { person as personTexts } from '../../../locales/en/person.js';
import { StepDialog } from '../../../lib/forms/StepDialog.js';
import { useForm } from '../../../lib/forms/useForm.js';

interface BlockDialogProps {
  session: Session;
  person: Person;
  isBlocking: boolean;
  onClose: () => void;
}

export function BlockDialog({ session: { members }, person, isBlocking, onClose }: BlockDialogProps) {
  const messages = useTexts(personTexts);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const form = useForm({});
  const { id, displayName } = person;

  const send = async () => {
    await members.request(isBlocking ? 'blockPerson' : 'unblockPerson', { params: { id }, body: {} });
    onClose();
    toast({ title: (isBlocking ? messages.blocked : messages.unblocked)({ name: displayName }) });
    await queryClient.invalidateQueries();
  };

  return (
    <StepDialog
      form={form}
      title={(isBlocking ? messages.blockTitle : messages.unblockTitle)({ name: displayName })}
      action={isBlocking ? messages.block : messages.unblock}
      tone={isBlocking ? 'danger' : 'primary'}
      onClose={onClose}
      onSubmit={send}
    >
      <Text>{isBlocking ? messages.blockText : messages.unblockText}</Text>
    </StepDialog>
  );
}
