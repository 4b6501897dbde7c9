import { Button, Text, useTexts } from '@clothesline/ui';
import { type DonationFilter, useCurrentLocation, useDonations } from '@clothesline/api-client';
import { useEffect, useState } from 'react';
import { alerts } from '../../locales/en/alerts.js';
import { following } from '../../locales/en/following.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { createPart } from '../../lib/loading/createPart.js';
import { readCriteria, criteriaKey } from './followedSearch.js';
import { followedStore } from './followedStore.js';
import { useFollow } from './useFollow.js';

const followDialog = createPart(async () => (await import('./FollowDialog.js')).FollowDialog);

interface FollowButtonProps {
  filter: DonationFilter & { search: string; isWaiting: boolean };
  /** 'found' hides the button unless there are results. 'empty' makes it the main action of an empty list. */
  when?: 'always' | 'found' | 'empty';
  label?: string;
}

export function FollowButton({ filter, when = 'always', label }: FollowButtonProps) {
  const alertMessages = useTexts(alerts);
  const messages = useTexts(following);
  const [isAsking, setAsking] = useState(false);
  const { location } = useCurrentLocation();
  const { all, follow, stop } = useFollow();
  const { isWaiting, ...listed } = filter;
  const { donations, searchedInstead, isLoading, isSearching, error } = useDonations(listed, !isWaiting);
  const criteria = readCriteria(filter, filter.position && location);
  const followed = criteria && all.find((one) => criteriaKey(one) === criteriaKey(criteria));
  const isClose = searchedInstead !== undefined;
  const isShown = !isLoading && !isSearching && error === null;
  const newestId = isShown && !isClose ? Math.max(0, ...donations.map(({ id }) => id)) : 0;

  useEffect(() => {
    if (followed) followedStore.markSeen(followed, newestId);
  }, [followed, newestId]);

  if (!criteria || (when === 'found' && isShown && donations.length === 0)) return null;
  if (followed) {
    return (
      <>
        <Button size="small" onClick={() => void stop(followed)}>
          {messages.stop}
        </Button>
        {followed.alert?.isConfirmed === false && (
          <Text as="span" size="small" tone="muted">
            {alertMessages.confirmFirst}
          </Text>
        )}
      </>
    );
  }
  const isMissing = isClose || (isShown && donations.length === 0);
  return (
    <>
      <Button
        size={when === 'empty' ? 'medium' : 'small'}
        tone={when === 'empty' ? 'primary' : 'neutral'}
        onClick={() => setAsking(true)}
      >
        {label ?? (isMissing ? messages.tellMe : messages.follow)}
      </Button>
      {isAsking && (
        <Deferred component={followDialog.component} waiting={null} failedTitle={alertMessages.failed}>
          {(FollowDialog) => (
            <FollowDialog
              criteria={criteria}
              onFollow={(alert) => follow(criteria, newestId, alert)}
              onClose={() => setAsking(false)}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
