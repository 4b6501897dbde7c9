import { createWriteKeys, useApi } from '@clothesline/api-client';
import { type EntryKind, memberLimits, type ModerationAction } from '@clothesline/api-client/members';
import { Checkbox, Text, TextArea, useToast } from '@clothesline/ui';
import { useRef, useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';

interface DecisionDialogProps {
  session: Session;
  /** The entry's. */
  id: number;
  kind: EntryKind;
  /** Name of the reported content, or of the person whose account is suspended. */
  name: string;
  /** Whether the author has an account that can be suspended. */
  canSuspend: boolean;
  action: ModerationAction;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks why, and decides. */
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
  const { members } = session;
  const { queryClient } = useApi();
  const { toast } = useToast();
  const { isPending, problem, run, clear } = useCall();
  const [reason, setReason] = useState('');
  const [suspends, setSuspends] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [keys] = useState(createWriteKeys);
  const form = useRef<HTMLFormElement>(null);
  const texts = messages.dialogs[action];
  const isMissing = reason.trim() === '';

  function submit() {
    setChecked(true);
    if (isMissing) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const body = { action, reason, ...(suspends && { suspends }) };
    void run(async () => {
      try {
        await members.request('moderate', { params: { id }, body, key: keys.of(body) });
        onClose();
        onDecided();
        toast({ title: messages.done[action] });
      } finally {
        // Reloads after a refusal too, since another moderator may have been faster.
        await queryClient.invalidateQueries();
      }
    });
  }

  return (
    <StepDialog
      ref={form}
      title={texts.title}
      action={texts.action}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <div>
        <Text weight="bold" dir="auto">
          {name}
        </Text>
        <Text>{action === 'hide' && kind === 'message' ? messages.hideMessageText : texts.text}</Text>
      </div>
      <TextArea
        label={messages.reason}
        name="reason"
        hint={messages.reasonHint}
        dir="auto"
        required
        maxLength={memberLimits.note}
        value={reason}
        onChange={(event) => {
          clear();
          setReason(event.currentTarget.value);
        }}
        error={isChecked && isMissing ? messages.reasonMissing : undefined}
      />
      {action === 'hide' && canSuspend && (
        <Checkbox
          label={messages.suspends}
          checked={suspends}
          onCheckedChange={(checked) => {
            clear();
            setSuspends(checked);
          }}
        />
      )}
    </StepDialog>
  );
}
