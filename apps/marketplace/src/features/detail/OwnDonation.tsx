import { Stack, Text, useTexts } from '@clothesline/ui';
import type { Donation } from '@clothesline/api-client';
import { type Session, usePublicPerson } from '../account/index.js';
import { detail } from '../../locales/en/detail.js';
import { OwnDonationSteps } from './own/OwnDonationSteps.js';

interface OwnDonationProps {
  donation: Donation;
  session: Session;
}

export function OwnDonation({ donation, session }: OwnDonationProps) {
  return (
    <Stack space="small">
      {donation.status === 'hidden' && <HiddenReason donation={donation} />}
      <OwnDonationSteps session={session} donation={donation} />
    </Stack>
  );
}

function HiddenReason({ donation: { id, userId } }: { donation: Donation }) {
  const messages = useTexts(detail);
  const { data } = usePublicPerson(userId);
  const reason = data?.donations.find((one) => one.id === id)?.hiddenFor;
  return reason === undefined ? null : <Text dir="auto">{messages.hiddenFor({ reason })}</Text>;
}
