import { Select, Text, TextField, useTexts, useToast } from '@clothesline/ui';
import { useClient } from '@clothesline/api-client';
import { type AlertPace, alertPaces, createMembersClient } from '@clothesline/api-client/members';
import { useAccount } from '../account/index.js';
import { alerts } from '../../locales/en/alerts.js';
import { type AlertMark, type Criteria, toAlertSearch } from './followedSearch.js';
import { useSearchText } from './useSearchText.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';

interface FollowDialogProps {
  criteria: Criteria;
  onFollow: (alert?: AlertMark) => void;
  onClose: () => void;
}

/** By mail, or only under Saved. */
export function FollowDialog({ criteria, onFollow, onClose }: FollowDialogProps) {
  const messages = useTexts(alerts);
  const client = useClient();
  const { session } = useAccount();
  const { toast } = useToast();
  const searchText = useSearchText();
  const form = useForm<{ pace: AlertPace | 'none'; email: string }>({ pace: 'now', email: '' });
  const { pace, email } = form.values;
  const isMailed = pace !== 'none';
  const needsAddress = isMailed && !session;

  async function send() {
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
        : { title: messages.checkTitle, description: messages.checkText({ email }) },
    );
  }

  return (
    <StepDialog
      form={needsAddress ? { ...form, problem: undefined } : form}
      title={messages.title}
      action={messages.begin}
      onClose={onClose}
      onSubmit={send}
    >
      <Text dir="auto">{messages.intro({ search: searchText(criteria) })}</Text>
      <Select
        label={messages.pace}
        options={[...alertPaces, 'none' as const].map((value) => ({ value, label: messages.paces[value] }))}
        value={pace}
        onValueChange={(value) => form.change({ pace: alertPaces.find((one) => one === value) ?? 'none' })}
      />
      {needsAddress && (
        <TextField
          {...form.field('email')}
          label={messages.email}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          hint={messages.privacy}
          error={form.problem}
        />
      )}
      {isMailed && session && <Text tone="muted">{messages.account({ email: session.account.email })}</Text>}
    </StepDialog>
  );
}
