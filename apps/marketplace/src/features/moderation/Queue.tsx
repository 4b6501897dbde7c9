import { Button, EmptyBasketIllustration, EmptyState, Heading, Spinner, useTexts } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import type { ModerationEntry } from '@clothesline/api-client/members';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { LoadFailure, type Session } from '../account/index.js';
import { moderation } from '../../locales/en/moderation.js';
import * as lists from '../../lib/page/Lists.css.js';
import { Entry } from './Entry.js';

export function Queue({ session }: { session: Session }) {
  const messages = useTexts(moderation);
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useQueue(session);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current && document.activeElement === document.body) heading.current?.focus();
    isDecided.current = false;
  }, [data]);
  if (isPending) return <Spinner label={messages.loading} />;
  if (!data) {
    return <LoadFailure title={messages.failedTitle} error={error} onRetry={() => void refetch()} />;
  }
  const entries = data.pages.flatMap(({ items }) => items);
  const open = entries.filter(({ state }) => state === 'open');
  const decided = entries.filter(({ state }) => state !== 'open');
  const count = open.length + (hasNextPage && decided.length === 0 ? '+' : '');
  const shared = { session, onDecided: () => void (isDecided.current = true) };
  return (
    <div className={lists.groups}>
      <Group {...shared} title={messages.open({ count })} entries={open} headingRef={heading}>
        {open.length === 0 && (
          <EmptyState
            illustration={<EmptyBasketIllustration />}
            title={messages.emptyTitle}
            description={messages.emptyText}
            headingLevel={3}
          />
        )}
      </Group>
      {decided.length > 0 && <Group {...shared} title={messages.decided} entries={decided} />}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? messages.loadingMore : messages.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Paginated. */
function useQueue({ members, account }: Session) {
  const { queryClient } = useApi();
  return useInfiniteQuery(
    {
      queryKey: ['moderation', members.host, account.id],
      queryFn: ({ pageParam: cursor, signal }) =>
        members.request('listModeration', { query: cursor === null ? {} : { cursor }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    },
    queryClient,
  );
}

interface GroupProps {
  session: Session;
  title: string;
  entries: readonly ModerationEntry[];
  onDecided: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

function Group({ session, title, entries, onDecided, headingRef, children }: GroupProps) {
  return (
    <section className={lists.group}>
      <Heading level={2} size="large" ref={headingRef} tabIndex={-1}>
        <span key={title}>{title}</span>
      </Heading>
      {children}
      <ul className={lists.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} session={session} entry={entry} onDecided={onDecided} />
        ))}
      </ul>
    </section>
  );
}
