import { RadioGroup, TextArea, useTexts, useToast } from '@clothesline/ui';
import { useClient } from '@clothesline/api-client';
import { createMembersClient, memberLimits, reportReasons } from '@clothesline/api-client/members';
import { useAccount } from '../account/index.js';
import { reporting } from '../../locales/en/reporting.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { listReasons, type ReportTarget } from './listReasons.js';

interface ReportDialogProps {
  target: ReportTarget;
  onClose: () => void;
}

export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const messages = useTexts(reporting);
  const client = useClient();
  const { session } = useAccount();
  const { toast } = useToast();
  const form = useForm(
    { reason: '', words: '' },
    {
      check: ({ reason }) => ({ reason: reason === '' ? messages.reasonMissing : undefined }),
      texts: { tooMany: messages.tooMany },
    },
  );

  async function send() {
    const reason = reportReasons.find((one) => one === form.values.reason);
    if (!reason) return;
    const body = { ...target, ...form.values, reason };
    const members = session?.members ?? createMembersClient(client);
    await members.request('report', { body, key: form.keys.of(body) });
    onClose();
    toast({ title: messages.sent, description: messages.sentText });
  }

  return (
    <StepDialog
      form={form}
      title={messages.titles[target.kind]}
      action={messages.send}
      onClose={onClose}
      onSubmit={send}
    >
      <RadioGroup
        label={target.kind === 'person' ? messages.whyPerson : messages.why}
        name="reason"
        options={reportReasons.map((value) => ({ value, label: listReasons(messages, target.kind)[value] }))}
        value={form.values.reason}
        onValueChange={(reason) => form.change({ reason })}
        error={form.errors.reason}
      />
      <TextArea {...form.field('words')} label={messages.words} dir="auto" maxLength={memberLimits.message} />
    </StepDialog>
  );
}
