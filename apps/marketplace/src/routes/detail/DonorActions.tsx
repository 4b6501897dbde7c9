import { useApi } from '@clothesline/api-client';
import type { Donation } from '@clothesline/api-client';
import { requestableStates } from '@clothesline/api-client/members';
import { Button, Text, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { requestPath } from '../../routing/paths.js';
import type { Session } from '../../shared/account/AccountContext.js';
import { AskDialog, emptyAsk } from '../../shared/hand-over/AskDialog.js';
import { handOverMessages as texts } from '../../shared/hand-over/messages.js';
import { requestsKey, useOwnRequest, usePerson } from '../../shared/hand-over/queries.js';
import { messages } from './messages.js';

interface DonorActionsProps {
  donation: Donation;
  session: Session;
  /** Whether the press that signed in was one on Contact Donor. */
  isAsking: boolean;
}

/** What somebody who is signed in can do about another's donation. */
export function DonorActions({ donation, session, isAsking }: DonorActionsProps) {
  const { queryClient } = useApi();
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(isAsking);
  const [draft, setDraft] = useState(emptyAsk);
  const own = useOwnRequest(session, donation.id);
  const donor = usePerson(session, donation.userId);
  if (own.data) {
    return (
      <Button tone="primary" href={requestPath(own.data.id)}>
        {texts.yourRequest}
      </Button>
    );
  }
  if (donor.data?.username === null) return <Text size="small">{texts.noAccount}</Text>;
  if (!requestableStates.some((state) => state === donation.status)) return <Text size="small">{texts.notOpen}</Text>;
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
            queryClient.setQueryData([...requestsKey(session), 'of', donation.id], request);
            toast({ title: texts.sent, description: texts.sentText });
          }}
        />
      )}
    </>
  );
}
