import { useClient } from '@clothesline/api-client';
import { type AlertPace, alertPaces, createMembersClient } from '@clothesline/api-client/members';
import { Select, Text, TextField, useLocale, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { useAccount } from '../account/AccountContext.js';
import { useCall } from '../account/useCall.js';
import type { AlertMark, Criteria } from '../following/followedSearch.js';
import { searchText } from '../following/searchText.js';
import { StepDialog } from '../steps/StepDialog.js';
import { toAlertSearch } from './alertSearch.js';
import { alertMessages as messages } from './messages.js';

interface AlertDialogProps {
  criteria: Criteria;
  /** Follows the search; with an alert if mails were chosen. */
  onFollow: (alert?: AlertMark) => void;
  onClose: () => void;
}

/** Asks how a visitor wants to be told about a search: by mail, to the account or to an address, or under Saved alone. */
export function AlertDialog({ criteria, onFollow, onClose }: AlertDialogProps) {
  const client = useClient();
  const { session } = useAccount();
  const { toast } = useToast();
  const { units } = useLocale();
  const { isPending, problem, run, clear } = useCall();
  const [pace, setPace] = useState<AlertPace | 'none'>('now');
  const [email, setEmail] = useState('');
  const isMailed = pace !== 'none';
  const needsAddress = isMailed && !session;

  const submit = () =>
    void run(async () => {
      if (!isMailed) {
        onFollow();
        return onClose();
      }
      const members = session?.members ?? createMembersClient(client);
      const { token, isConfirmed } = await members.request('createAlert', {
        body: { search: toAlertSearch(criteria), pace, ...(needsAddress && { email }) },
      });
      onFollow({ token, pace, isConfirmed });
      onClose();
      toast(
        isConfirmed
          ? { title: messages.begunTitle, description: messages.begunText }
          : { title: messages.checkTitle, description: messages.checkText(email) },
      );
    });

  return (
    <StepDialog
      title={messages.title}
      action={messages.begin}
      isPending={isPending}
      problem={needsAddress ? undefined : problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text dir="auto">{messages.intro(searchText(criteria, units))}</Text>
      <Select
        label={messages.pace}
        options={[...alertPaces, 'none' as const].map((value) => ({ value, label: messages.paces[value] }))}
        value={pace}
        onValueChange={(value) => {
          clear();
          setPace(alertPaces.find((one) => one === value) ?? 'none');
        }}
      />
      {needsAddress && (
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="email"
          dir="ltr"
          required
          hint={messages.privacy}
          value={email}
          onChange={(event) => {
            clear();
            setEmail(event.currentTarget.value);
          }}
          error={problem}
        />
      )}
      {isMailed && session && <Text tone="muted">{messages.account(session.account.email)}</Text>}
    </StepDialog>
  );
}
