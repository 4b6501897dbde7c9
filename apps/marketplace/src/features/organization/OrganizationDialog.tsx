import { Text, TextArea, TextField, useTexts, useToast } from '@clothesline/ui';
import { ApiError, useApi } from '@clothesline/api-client';
import { memberLimits, type OwnOrganization } from '@clothesline/api-client/members';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { organization as texts } from '../../locales/en/organization.js';
import type { Session } from '../account/index.js';

const limits = memberLimits.organization;

interface OrganizationDialogProps {
  session: Session;
  /** Undefined for a new application. */
  organization: OwnOrganization | undefined;
  onClose: () => void;
}

export function OrganizationDialog({ session: { members }, organization, onClose }: OrganizationDialogProps) {
  const messages = useTexts(texts);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const { name = '', address = '', hours = '', rules = '', contact = '' } = organization ?? {};
  const missing = (text: string) => (text.trim() === '' ? messages.missing : undefined);
  const form = useForm(
    { name, address, hours, rules, contact },
    {
      check: (values) => ({
        name: missing(values.name),
        address: missing(values.address),
        contact: missing(values.contact),
      }),
    },
  );

  async function send() {
    const body = form.values;
    try {
      const { state } = await members.request('setOrganization', { body, key: form.keys.of(body) });
      onClose();
      toast({ title: state === 'confirmed' ? messages.saved : messages.sent });
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError && form.refuse(error.issues))) throw error;
    }
  }

  return (
    <StepDialog form={form} title={messages.dialogTitle} action={messages.send} onClose={onClose} onSubmit={send}>
      <Text size="small" tone="muted">
        {messages.dialogText}
      </Text>
      <TextField {...form.field('name')} label={messages.name} dir="auto" required maxLength={limits.name} />
      <TextArea
        {...form.field('address')}
        label={messages.address}
        autoComplete="street-address"
        dir="auto"
        rows={2}
        required
        maxLength={limits.address}
      />
      <TextArea {...form.field('hours')} label={messages.hours} dir="auto" rows={2} maxLength={limits.hours} />
      <TextArea
        {...form.field('rules')}
        label={messages.rules}
        hint={messages.rulesHint}
        dir="auto"
        rows={2}
        maxLength={limits.rules}
      />
      <TextField
        {...form.field('contact')}
        label={messages.contact}
        hint={messages.contactHint}
        dir="auto"
        required
        maxLength={limits.contact}
      />
    </StepDialog>
  );
}
