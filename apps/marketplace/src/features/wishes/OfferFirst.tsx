import { Button, useTexts, useToast } from '@clothesline/ui';
import type { Donation } from '@clothesline/api-client';
import { createWriteKeys } from '@clothesline/api-client';
import type { Wish } from '@clothesline/api-client/members';
import { useState } from 'react';
import { wishes } from '../../locales/en/wishes.js';
import { useProblemText } from '../../lib/forms/useCall.js';
import type { Session } from '../account/index.js';
import { useMatches } from './useMatches.js';

interface OfferFirstProps {
  donation: Donation;
  /** Passed as a prop because toasts are rendered outside of the account context. */
  session: Session;
}

export function OfferFirst({ donation, session }: OfferFirstProps) {
  const [wish] = useMatches({ ...donation, place: donation }, session);
  return wish ? <OfferButton donation={donation} wish={wish} session={session} /> : null;
}

interface OfferButtonProps extends OfferFirstProps {
  wish: Wish;
}

function OfferButton({ donation, wish: { id, ownerName: name }, session }: OfferButtonProps) {
  const messages = useTexts(wishes);
  const problemText = useProblemText();
  const { toast } = useToast();
  const [isPending, setPending] = useState(false);
  const [keys] = useState(createWriteKeys);

  async function offer() {
    setPending(true);
    const body = { donationId: donation.id };
    try {
      await session.members.request('offerForWish', { params: { id }, body, key: keys.of(body) });
      toast({ title: messages.offered, description: messages.offeredText });
    } catch (error) {
      setPending(false);
      toast({ title: messages.failed, description: problemText(error), variant: 'destructive' });
    }
  }
  return (
    <Button size="small" busy={isPending} onClick={() => void offer()}>
      {name === undefined ? messages.offerToSomeone : messages.offerTo({ name })}
    </Button>
  );
}
