import { Button, Text, useLatest, useTexts, useToast } from '@clothesline/ui';
import { createWriteKeys, type Donation, errorStatus } from '@clothesline/api-client';
import type { Wish } from '@clothesline/api-client/members';
import { useEffect, useRef, useState } from 'react';
import { wishes } from '../../locales/en/wishes.js';
import { useProblemText } from '../../lib/forms/useCall.js';
import type { Session } from '../account/index.js';
import { useMatches } from './useMatches.js';

interface OfferFirstProps {
  donation: Donation;
  /** Passed as a prop, because toasts don't have access to the account context. */
  session: Session;
  /** The wish that the donor chose before listing. It's offered right away. */
  wishId: number | undefined;
}

export function OfferFirst({ wishId, ...props }: OfferFirstProps) {
  return wishId === undefined ? <MatchingOffer {...props} /> : <Offer {...props} wish={{ id: wishId }} isChosen />;
}

function MatchingOffer({ donation, session }: Omit<OfferFirstProps, 'wishId'>) {
  const [wish] = useMatches({ ...donation, place: donation }, session);
  return wish ? <Offer donation={donation} wish={wish} session={session} /> : null;
}

interface OfferProps extends Omit<OfferFirstProps, 'wishId'> {
  wish: Pick<Wish, 'id' | 'ownerName'>;
  isChosen?: boolean;
}

function Offer({ donation, wish: { id, ownerName: name }, session, isChosen = false }: OfferProps) {
  const messages = useTexts(wishes);
  const problemText = useProblemText();
  const { toast } = useToast();
  const [state, setState] = useState<'open' | 'pending' | 'done' | 'refused'>('open');
  const [keys] = useState(createWriteKeys);

  async function offer() {
    setState('pending');
    const body = { donationId: donation.id };
    try {
      await session.members.request('offerForWish', { params: { id }, body, key: keys.of(body) });
      setState('done');
      toast({ title: messages.offered, description: messages.offeredText });
    } catch (error) {
      // the wish has ended, or its owner declined this donation
      setState([404, 409].includes(errorStatus(error) ?? 0) ? 'refused' : 'open');
      toast({ title: messages.offerFailed, description: problemText(error), variant: 'destructive' });
    }
  }
  const latest = useLatest(offer);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isChosen || isStarted.current) return;
    isStarted.current = true;
    void latest.current();
  }, [isChosen, latest]);
  if (state === 'refused') return null;
  if (state === 'done') return <Text as="span">{messages.offered}</Text>;
  const label = name === undefined ? messages.offerToSomeone : messages.offerTo({ name });
  return (
    <Button size="small" busy={state === 'pending'} onClick={() => void offer()}>
      {isChosen ? (state === 'pending' ? messages.offering : messages.tryOffer) : label}
    </Button>
  );
}
