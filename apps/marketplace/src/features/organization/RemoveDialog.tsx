import { Text, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { organization as texts } from '../../locales/en/organization.js';
import type { Session } from '../account/index.js';

/** Confirms that the account stops being an organization. */
export function RemoveDialog({ session: { members }, onClose }: { session: Session; onClose: () => void }) {
  const messages = useTexts(texts);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const form = useForm({});

  async function send() {
    await members.request('removeOrganization', { body: {} });
    onClose();
    toast({ title: messages.removed });
    await queryClient.invalidateQueries();
  }

  return (
    <StepDialog
      form={form}
      title={messages.removeTitle}
      action={messages.removeAction}
      tone="danger"
      onClose={onClose}
      onSubmit={send}
    >
      <Text>{messages.removeText}</Text>
    </StepDialog>
  );
}
