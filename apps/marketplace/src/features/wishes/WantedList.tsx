import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  NoResultsIllustration,
  Skeleton,
  Stack,
  Text,
  useTexts,
} from '@clothesline/ui';
import { useApi, useCurrentLocation } from '@clothesline/api-client';
import type { WishesQuery } from '@clothesline/api-client/members';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { wishes } from '../../locales/en/wishes.js';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { useAccount } from '../account/index.js';
import { wishesQuery } from './queries.js';
import { WishCard } from './WishCard.js';
import * as styles from './Wishes.css.js';

interface WantedListProps {
  filter: Pick<WishesQuery, 'search' | 'category' | 'size' | 'radius' | 'person'>;
  heading?: string;
}

export function WantedList({ filter: { radius, ...filter }, heading }: WantedListProps) {
  const messages = useTexts(wishes);
  const failureText = useFailureText();
  const { client, queryClient } = useApi();
  const { session } = useAccount();
  const { location, source, status } = useCurrentLocation();
  const isNear = source !== 'fallback' && filter.person === undefined;
  const { latitude: lat, longitude: lng } = (isNear ? location : undefined) ?? {};
  const query = { ...filter, ...(lat !== undefined && { lat, lng, radius }) };
  const list = useInfiniteQuery(
    {
      ...wishesQuery({ client, viewer: session?.account.id ?? null }, query),
      placeholderData: keepPreviousData,
      enabled: status !== 'loading' || filter.person !== undefined,
    },
    queryClient,
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list;
  if (heading !== undefined && !data?.pages[0]?.items.length) return null;
  if (error && !data) {
    return <ErrorState title={messages.failed} description={failureText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles.grid} role="status" aria-label={messages.loading}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height={132} />
        ))}
      </div>
    );
  }
  const found = data.pages.flatMap(({ items }) => items);
  if (found.length === 0) {
    return (
      <EmptyState
        illustration={<NoResultsIllustration />}
        title={messages.emptyTitle}
        description={messages.emptyText}
      />
    );
  }
  return (
    <Stack space="medium">
      {heading !== undefined && (
        <Heading level={2} size="large">
          {heading}
        </Heading>
      )}
      <ul className={styles.grid} aria-label={heading ?? messages.list} aria-busy={isPlaceholderData}>
        {found.map((wish) => (
          <li key={wish.id}>
            <WishCard wish={wish} level={heading === undefined ? 2 : 3} />
          </li>
        ))}
      </ul>
      {error && (
        <Text role="alert" tone="danger">
          {messages.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {messages.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
