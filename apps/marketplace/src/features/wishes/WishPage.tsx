import { Button, Inline, Skeleton, Stack, Text, useTexts } from '@clothesline/ui';
import { failureKind, useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { wishes } from '../../locales/en/wishes.js';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { NotLoaded } from '../../lib/page/NotLoaded.js';
import { page } from '../../lib/page/Page.css.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { givePath, personPath } from '../../lib/routing/paths.js';
import { readId } from '../../lib/routing/readId.js';
import { useSite } from '../../lib/site/site.js';
import { useAccount } from '../account/index.js';
import { ReportButton } from '../moderation/index.js';
import { wishQuery } from './queries.js';
import { CloseWish } from './CloseWish.js';
import { WishFacts } from './WishFacts.js';
import * as styles from './Wishes.css.js';

export function WishPage() {
  const messages = useTexts(wishes);
  const failureText = useFailureText();
  const { name: site } = useSite();
  const { client, queryClient } = useApi();
  const { session } = useAccount();
  const id = readId(useParams().id);
  const { data, error, refetch } = useQuery(
    wishQuery({ client, viewer: session?.account.id ?? null }, id),
    queryClient,
  );
  if (data) {
    const isOwn = data.userId === session?.account.id;
    return (
      <div className={page}>
        <Stack space="large">
          <PageHeading documentTitle={messages.documentTitle({ title: data.title, site })} size="xlarge">
            {data.title}
          </PageHeading>
          <div className={styles.card}>
            <Text>{data.ownerName === undefined ? messages.bySomeone : messages.byName({ name: data.ownerName })}</Text>
            {data.reason !== undefined && <Text dir="auto">{data.reason}</Text>}
            <WishFacts wish={data} />
            {data.hiddenFor !== undefined && <Text>{messages.hiddenFor({ reason: data.hiddenFor })}</Text>}
          </div>
          {isOwn && session ? (
            <CloseWish wish={data} session={session} onClosed={() => void refetch()} />
          ) : (
            <Inline wrap>
              <Button tone="primary" href={givePath(data.id)}>
                {messages.give}
              </Button>
              <Button href={personPath(data.userId)}>{messages.person}</Button>
              <ReportButton target={{ kind: 'wish', id: data.id }} />
            </Inline>
          )}
        </Stack>
      </div>
    );
  }
  if (id === undefined || failureKind(error) === 'notFound') {
    return (
      <div className={page}>
        <NotLoaded texts={messages} />
      </div>
    );
  }
  return (
    <div className={page}>
      {error ? (
        <NotLoaded texts={messages} reason={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Stack space="large">
          <PageHeading pending documentTitle={messages.documentTitle({ title: messages.loading, site })} size="xlarge">
            {messages.loading}
          </PageHeading>
          <Skeleton height={132} />
        </Stack>
      )}
    </div>
  );
}
