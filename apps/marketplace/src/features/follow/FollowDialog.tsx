import { Checkbox, Select, Text, TextField, useTexts, useToast } from '@clothesline/ui';
import { useClient, useCurrentLocation } from '@clothesline/api-client';
import { type AlertPace, alertPaces, createMembersClient } from '@clothesline/api-client/members';
import { useAccount } from '../account/index.js';
import { PublishWish, readWishTitle, toWish, type WishDraft } from '../wishes/index.js';
import { useNames } from '../../lib/language/useNames.js';
import { following } from '../../locales/en/following.js';
import { wishes } from '../../locales/en/wishes.js';
import { alerts } from '../../locales/en/alerts.js';
import { type AlertMark, type Criteria, toAlertSearch, toExploreState } from './followedSearch.js';
import { useSearchText } from './useSearchText.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';

interface FollowDialogProps {
  criteria: Criteria;
  onFollow: (alert?: AlertMark) => void;
  onClose: () => void;
}

export function FollowDialog({ criteria, onFollow, onClose }: FollowDialogProps) {
  const messages = useTexts(alerts);
  const client = useClient();
  const { session, signIn } = useAccount();
  const { toast } = useToast();
  const searchText = useSearchText();
  const wishMessages = useTexts(wishes);
  const names = useNames();
  const sizeTexts = useTexts(following);
  const { location } = useCurrentLocation();
  const { search: words, size, category } = toExploreState(criteria);
  const form = useForm<{ pace: AlertPace | 'none'; email: string; isPublic: boolean } & WishDraft>({
    pace: 'now',
    email: '',
    isPublic: false,
    title: readWishTitle(words || (category ? names.category(category) : ''), size && sizeTexts.size({ size })),
    reason: '',
    endsAt: '',
  });
  const { pace, email, isPublic } = form.values;
  const isMailed = pace !== 'none';
  const needsAddress = isMailed && !session;

  async function send() {
    if (isPublic && !session) return signIn();
    if (isPublic && session && location) {
      const body = toWish(form.values, category, location);
      await session.members.request('createWish', { body, key: form.keys.of(body) });
      toast({ title: wishMessages.published, description: wishMessages.publishedText });
      form.change({ isPublic: false });
    }
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
      {location && (
        <Checkbox
          label={wishMessages.choice}
          checked={isPublic}
          onCheckedChange={(checked) => form.change({ isPublic: checked })}
        />
      )}
      {isPublic && location && <PublishWish form={form} place={location.city || location.region} />}
      {isMailed && session && <Text tone="muted">{messages.account({ email: session.account.email })}</Text>}
    </StepDialog>
  );
}
