import { EmptyBasketIllustration, EmptyState, Heading, Skeleton, Stack, Text, useTexts } from '@clothesline/ui';
import { failureKind } from '@clothesline/api-client';
import type { OwnDonation, Person } from '@clothesline/api-client/members';
import { DonationGrid, DonationGridSkeleton } from '@clothesline/donation-card';
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { useSaving } from '../../saved/index.js';
import { OrganizationFacts } from '../../organization/index.js';
import { usePublicPerson } from '../../account/index.js';
import { wantedPart } from '../../wishes/index.js';
import { Deferred } from '../../../lib/loading/Deferred.js';
import { failure } from '../../../locales/en/failure.js';
import { useFailureText } from '../../../lib/failure/useFailureTexts.js';
import { person as personTexts } from '../../../locales/en/person.js';
import { DistanceOrigin } from '../../../lib/page/DistanceOrigin.js';
import { page } from '../../../lib/page/Page.css.js';
import { PageHeading } from '../../../lib/page/PageHeading.js';
import { readId } from '../../../lib/routing/readId.js';
import { useSite } from '../../../lib/site/site.js';
import { NotLoaded } from '../../../lib/page/NotLoaded.js';
import { PersonHeader } from './PersonHeader.js';

export function PersonPage() {
  const failureText = useFailureText();
  const failureMessages = useTexts(failure);
  const messages = useTexts(personTexts);
  const { id } = useParams();
  const personId = readId(id);
  const { data: person, error, refetch } = usePublicPerson(personId);
  return (
    <div className={page}>
      {person ? (
        <>
          <PersonHeader person={person} />
          {person.organization && <OrganizationFacts organization={person.organization} />}
          <Gifts person={person} />
          {person.canAsk !== false && (
            <Deferred component={wantedPart.component} waiting={null} failedTitle={failureMessages.stopped}>
              {(WantedList) => <WantedList filter={{ person: person.id }} heading={messages.wishes} />}
            </Deferred>
          )}
        </>
      ) : personId === undefined || failureKind(error) === 'notFound' ? (
        <NotLoaded texts={messages} />
      ) : error ? (
        <NotLoaded texts={messages} reason={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  const messages = useTexts(personTexts);
  const { name } = useSite();
  return (
    <Stack space="large">
      <PageHeading pending documentTitle={messages.documentTitle({ name: messages.loading, site: name })} size="xlarge">
        {messages.loading}
      </PageHeading>
      <Skeleton width={240} height={18} />
      <DonationGridSkeleton count={4} />
    </Stack>
  );
}

function Gifts({ person: { donations, isBlocked, canAsk } }: { person: Person }) {
  const messages = useTexts(personTexts);
  const saving = useSaving();
  const sorted = useMemo(() => donations.toSorted(availableFirst), [donations]);
  if (isBlocked) return <Text>{messages.blockedText}</Text>;
  if (canAsk === false) return <Text>{messages.cannotAsk}</Text>;
  if (sorted.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyBasketIllustration />}
        title={messages.nothingTitle}
        description={messages.nothingText}
      />
    );
  }
  return (
    <Stack space="medium">
      <Heading level={2} size="large">
        {messages.gives}
      </Heading>
      <DonationGrid donations={sorted} headingLevel={3} label={messages.gives} {...saving} />
      <DistanceOrigin />
    </Stack>
  );
}

function availableFirst(one: OwnDonation, other: OwnDonation): number {
  const isTaken = ({ status }: OwnDonation) => Number(status !== 'available');
  return isTaken(one) - isTaken(other);
}
