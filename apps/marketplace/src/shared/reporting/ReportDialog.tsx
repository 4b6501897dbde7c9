import { createWriteKeys, useClient } from '@clothesline/api-client';
import { createMembersClient, memberLimits, type ReportReason, reportReasons } from '@clothesline/api-client/members';
import { Stack, Text, TextArea, useToast } from '@clothesline/ui';
import { useId, useRef, useState } from 'react';
import { useAccount } from '../account/AccountContext.js';
import { useCall } from '../account/useCall.js';
import { fieldset, legend } from '../hand-over/TimeChoice.css.js';
import { box, check } from '../../styles/choice.css.js';
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
  const errorId = useId();
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
      <fieldset className={fieldset} aria-describedby={isMissing ? errorId : undefined}>
        <legend className={legend}>{target.kind === 'person' ? messages.whyPerson : messages.why}</legend>
        <Stack space="none">
          {reportReasons.map((one) => (
            <label key={one} className={check}>
              <input
                type="radio"
                className={box}
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => {
                  clear();
                  setReason(one);
                }}
              />
              {listReasons(target.kind)[one]}
            </label>
          ))}
        </Stack>
        <div role="alert">
          {isMissing && (
            <Text size="small" tone="danger" id={errorId}>
              {messages.reasonMissing}
            </Text>
          )}
        </div>
      </fieldset>
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
