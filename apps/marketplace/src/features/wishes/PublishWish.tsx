import { Button, Stack, Text, TextArea, TextField, type TextFieldProps, useTexts } from '@clothesline/ui';
import type { CurrentLocation } from '@clothesline/api-client';
import { memberLimits, type CreateWish } from '@clothesline/api-client/members';
import type { ChangeEvent } from 'react';
import { endOfDay } from '../../lib/language/endOfDay.js';
import { wishes } from '../../locales/en/wishes.js';
import { useAccount } from '../account/index.js';

export interface WishDraft {
  title: string;
  reason: string;
  endsAt: string;
}

interface Changes {
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface PublishWishProps {
  form: { field: (name: keyof WishDraft) => Pick<TextFieldProps, 'name' | 'value' | 'readOnly' | 'error'> & Changes };
  /** The place name shown to donors. */
  place: string;
}

export function PublishWish({ form, place }: PublishWishProps) {
  const messages = useTexts(wishes);
  const { session, signIn } = useAccount();
  if (!session) {
    return (
      <Stack space="small">
        <Text>{messages.signIn}</Text>
        <div>
          <Button size="small" onClick={signIn}>
            {messages.signInAction}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack space="medium">
      <TextField {...form.field('title')} label={messages.title} dir="auto" required maxLength={200} />
      <TextArea {...form.field('reason')} label={messages.reason} dir="auto" maxLength={memberLimits.wishes.reason} />
      <TextField {...form.field('endsAt')} label={messages.date} type="date" hint={messages.dateHint} />
      <Text tone="muted">{messages.near({ place })}</Text>
      <Text tone="muted" size="small">
        {messages.choiceHint}
      </Text>
    </Stack>
  );
}

export const readWishTitle = (words: string, size: string): string =>
  [words.charAt(0).toUpperCase() + words.slice(1), size].filter(Boolean).join(', ');

export function toWish(
  { title, reason, endsAt }: WishDraft,
  category: string | undefined,
  here: CurrentLocation,
): CreateWish {
  return {
    title,
    reason,
    ...(category !== undefined && { category }),
    ...(endsAt !== '' && { endsAt: endOfDay(endsAt) }),
    ...wishPlace(here),
  };
}

export function wishPlace({ latitude, longitude, city, region }: CurrentLocation) {
  return { latitude, longitude, locationName: [city, region].filter(Boolean).join(', ') || '—' };
}
