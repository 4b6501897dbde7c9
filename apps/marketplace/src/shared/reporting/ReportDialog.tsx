import { createWriteKeys, useClient } from '@clothesline/api-client';
import { createMembersClient, memberLimits, type ReportReason, reportReasons } from '@clothesline/api-client/members';
import { RadioGroup, TextArea, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { useAccount } from '../account/AccountContext.js';
import { useCall } from '../account/useCall.js';
import { StepDialog } from '../steps/StepDialog.js';
import { listReasons, reportingMessages as messages } from './messages.js';
import type { ReportTarget } from './ReportButton.js';

interface ReportDialogProps {
  target: ReportTarget;
  onClose: () => void;
}

/** Dialog of a report to the moderators, with or without an account: one of four reasons, and text. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const client = useClient();
  const { session } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall({ tooMany: messages.tooMany });
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [keys] = useState(createWriteKeys);
  const form = useRef<HTMLFormElement>(null);
  const isMissing = isChecked && !reason;

  function submit() {
    setChecked(true);
    if (!reason) {
      form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
      return;
    }
    const body = { ...target, reason, words };
    void run(async () => {
      const members = session?.members ?? createMembersClient(client);
      await members.request('report', { body, key: keys.of(body) });
      onClose();
      toast({ title: messages.sent, description: messages.sentText });
    });
  }

  return (
    <StepDialog
      ref={form}
      title={messages.titles[target.kind]}
      action={messages.send}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioGroup
        label={target.kind === 'person' ? messages.whyPerson : messages.why}
        name="reason"
        options={reportReasons.map((value) => ({ value, label: listReasons(target.kind)[value] }))}
        value={reason ?? ''}
        onValueChange={(chosen) => {
          clear();
          setReason(reportReasons.find((one) => one === chosen));
        }}
        error={isMissing ? messages.reasonMissing : undefined}
      />
      <TextArea
        label={messages.words}
        name="words"
        dir="auto"
        maxLength={memberLimits.message}
        value={words}
        onChange={(event) => {
          clear();
          setWords(event.currentTarget.value);
        }}
      />
    </StepDialog>
  );
}
