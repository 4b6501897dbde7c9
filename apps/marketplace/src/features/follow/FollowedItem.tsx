import { Badge, Button, Heading, Link, Text, useTexts } from '@clothesline/ui';
import { findArea, donationHref, useApi, useCurrentLocation } from '@clothesline/api-client';
import { alerts } from '../../locales/en/alerts.js';
import { following } from '../../locales/en/following.js';
import { explorePath } from '../../lib/routing/paths.js';
import { feedAddress, type FollowedSearch, toExploreState } from './followedSearch.js';
import { useSearchText } from './useSearchText.js';
import * as styles from './FollowedSearches.css.js';
import { type FollowedNews, useFollowedNews } from './useFollowedNews.js';

const named = 3;

export function FollowedItem({ search, onStop }: { search: FollowedSearch; onStop(): void }) {
  const alertMessages = useTexts(alerts);
  const messages = useTexts(following);
  const { client } = useApi();
  const { choose } = useOwnPlace(search);
  const news = useFollowedNews(search);
  const state = toExploreState(search);
  const text = useSearchText()(search);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Heading level={3} size="small">
          <Link href={explorePath({ ...state, sort: state.search ? 'newest' : undefined })} onClick={choose}>
            {text}
          </Link>
        </Heading>
        <NewsCount news={news} />
      </div>
      {news.donations.length > 0 && (
        <ul className={styles.titles}>
          {news.donations.slice(0, named).map(({ id, title }) => (
            <li key={id} dir="auto">
              <Link href={donationHref(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      {search.alert && (
        <Text size="small" tone="muted">
          {alertMessages.mailed[search.alert.pace]}
          {!search.alert.isConfirmed && `, ${alertMessages.unconfirmed}`}
        </Text>
      )}
      <div className={styles.actions}>
        <Button size="small" aria-label={messages.stopOf({ search: text })} onClick={onStop}>
          {messages.stop}
        </Button>
        {/* feeds are for feed readers, so open them in a new tab */}
        <Link href={feedAddress(client.host, search)} target="_blank" aria-label={messages.feedOf({ search: text })}>
          {messages.feed}
        </Link>
      </div>
    </li>
  );
}

function NewsCount({ news: { donations, hasMore, isLoading, error, refetch } }: { news: FollowedNews }) {
  const messages = useTexts(following);
  if (error) {
    return (
      <div role="alert" className={styles.actions}>
        <Text size="small">{messages.failed}</Text>
        <Button size="small" onClick={refetch}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  const found = messages[hasMore ? 'newAtLeast' : 'new']({ count: donations.length });
  if (donations.length > 0) return <Badge>{found}</Badge>;
  return (
    <Text size="small" tone="muted">
      {isLoading ? messages.loading : messages.nothingNew}
    </Text>
  );
}

/** Explore centers on the visitor's location, so set it to the search's place when they differ. */
function useOwnPlace({ place }: FollowedSearch) {
  const { location, choose } = useCurrentLocation();
  const here = location && findArea(location).center;
  const isHere = place && here?.latitude === place.latitude && here.longitude === place.longitude;
  return { choose: () => place && !isHere && choose(place) };
}
