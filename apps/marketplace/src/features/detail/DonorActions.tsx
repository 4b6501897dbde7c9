import { Button, Stack, Text, useTexts, useToast } from '@clothesline/ui';
import { type Donation, useApi } from '@clothesline/api-client';
import { type DonationRequest, hasEnded, requestableStates } from '@clothesline/api-client/members';
import { useEffect, useRef, useState } from 'react';
import { AskDialog, emptyAsk, PushOffer, requestsKey, useOwnRequest, usePerson } from '../requests/index.js';
import type { Session } from '../account/index.js';
import { handOver } from '../../locales/en/handOver.js';
import { detail } from '../../locales/en/detail.js';
import { requestPath } from '../../lib/routing/paths.js';
import { isOver } from './isOver.js';

interface DonorActionsProps {
  donation: Donation;
  session: Session;
  /** True after the visitor clicked Contact Donor. */
  isAsking: boolean;
}

export function DonorActions({ donation, session, isAsking }: DonorActionsProps) {
  const texts = useTexts(handOver);
  const messages = useTexts(detail);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(isAsking);
  const [draft, setDraft] = useState(emptyAsk);
  const [hasSent, setSent] = useState(false);
  const { data: own } = useOwnRequest(session, donation.id);
  const donor = usePerson(session, donation.userId);
  const isOpenToAsk = requestableStates.some((state) => state === donation.status);
  if (own && !(hasEnded(own.state) && isOpenToAsk)) {
    return <OwnRequest session={session} request={own} isNew={hasSent} />;
  }
  // the page already has a notice about this
  if (isOver(donation)) return null;
  if (donor.data?.username === null) return <Text size="small">{messages.noAccount}</Text>;
  if (!isOpenToAsk) return <Text size="small">{texts.notOpen}</Text>;
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        {messages.contactDonor}
      </Button>
      {isOpen && (
        <AskDialog
          session={session}
          donationId={donation.id}
          draft={draft}
          onChange={setDraft}
          onClose={() => setOpen(false)}
          onSent={(request) => {
            setOpen(false);
            setDraft(emptyAsk);
            setSent(true);
            queryClient.setQueryData([...requestsKey(session), 'of', donation.id], request);
            toast({ title: texts.sent, description: texts.sentText });
          }}
        />
      )}
    </>
  );
}

interface OwnRequestProps {
  session: Session;
  request: DonationRequest;
  isNew: boolean;
}

/** The button is replaced by this component, so take over its focus. */
function OwnRequest({ session, request: { id, state }, isNew }: OwnRequestProps) {
  const texts = useTexts(handOver);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.querySelector('a')?.focus();
  }, [isNew]);
  return (
    <Stack space="xsmall" ref={place}>
      {state === 'received' && <Text size="small">{texts.collected}</Text>}
      <Button tone="primary" href={requestPath(id)}>
        {texts.yourRequest}
      </Button>
      {isNew && <PushOffer session={session} />}
    </Stack>
  );
}
