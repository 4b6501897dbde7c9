import { Checkbox, Text, TextArea, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { type EntryKind, memberLimits, type ModerationAction } from '@clothesline/api-client/members';
import type { Session } from '../account/index.js';
import { moderation } from '../../locales/en/moderation.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';

interface DecisionDialogProps {
  session: Session;
  /** Entry ID. */
  id: number;
  kind: EntryKind;
  name: string;
  canSuspend: boolean;
  action: ModerationAction;
  onClose: () => void;
  onDecided: () => void;
}

export const actionText = (action: ModerationAction, kind: EntryKind) =>
  action === 'hide' && kind === 'organization' ? 'refuse' : action;

export function DecisionDialog({
  session,
  id,
  kind,
  name,
  canSuspend,
  action,
  onClose,
  onDecided,
}: DecisionDialogProps) {
  const messages = useTexts(moderation);
  const { members } = session;
  const { queryClient } = useApi();
  const { toast } = useToast();
  const form = useForm(
    { reason: '', suspends: false },
    { check: ({ reason }) => ({ reason: reason.trim() === '' ? messages.reasonMissing : undefined }) },
  );
  const textName = actionText(action, kind);
  const texts = messages.dialogs[textName];

  async function send() {
    const { reason, suspends } = form.values;
    const body = { action, reason, ...(suspends && { suspends }) };
    try {
      await members.request('moderate', { params: { id }, body, key: form.keys.of(body) });
      onClose();
      onDecided();
      toast({ title: messages.done[textName] });
    } finally {
      // refetch after failures as well, someone else may have already decided
      await queryClient.invalidateQueries();
    }
  }

  return (
    <StepDialog form={form} title={texts.title} action={texts.action} onClose={onClose} onSubmit={send}>
      <div>
        <Text weight="bold" dir="auto">
          {name}
        </Text>
        <Text>{action === 'hide' && kind === 'message' ? messages.hideMessageText : texts.text}</Text>
      </div>
      <TextArea
        {...form.field('reason')}
        label={messages.reason}
        hint={messages.reasonHint}
        dir="auto"
        required
        maxLength={memberLimits.note}
      />
      {action === 'hide' && canSuspend && (
        <Checkbox
          label={messages.suspends}
          checked={form.values.suspends}
          onCheckedChange={(suspends) => form.change({ suspends })}
        />
      )}
    </StepDialog>
  );
}
