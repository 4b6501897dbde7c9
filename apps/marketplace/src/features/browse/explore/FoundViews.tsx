import { Button, EmptyState, GridIcon, Link, MapIcon, ShirtIcon, Stack, Surface, useTexts } from '@clothesline/ui';
import type { Donations } from '@clothesline/api-client';
import { DonationGrid } from '@clothesline/donation-card';
import { memo, type MouseEvent } from 'react';
import { followPart } from '../../follow/index.js';
import { failure } from '../../../locales/en/failure.js';
import { explore } from '../../../locales/en/explore.js';
import { explorePath, paths } from '../../../lib/routing/paths.js';
import { Deferred } from '../../../lib/loading/Deferred.js';
import { DistanceOrigin } from '../../../lib/page/DistanceOrigin.js';
import { LazyMap } from '../../../lib/map/LazyMap.js';
import { focusHeading } from '../../../lib/page/PageHeading.js';
import { DeferredTabs } from '../../../lib/page/DeferredTabs.js';
import { showStep } from '../../../lib/page/useShownCount.js';
import { LooserFilters } from './LooserFilters.js';
import { type Empty, Results } from './Results.js';
import { onMap } from './Results.css.js';
import { wantedPart } from '../../wishes/index.js';
import type { ExploreControls } from './useExploreState.js';
import { type FoundFilter, useFound } from './useFoundFilter.js';

interface FoundViewsProps extends Pick<
  ExploreControls,
  'view' | 'page' | 'setView' | 'setSearch' | 'change' | 'clearFilters'
> {
  filter: FoundFilter;
  clearedPath: string;
}

export const FoundViews = memo(function FoundViews({ filter, view, page = 1, setView, ...clears }: FoundViewsProps) {
  const messages = useTexts(explore);
  const list = useFound(filter);
  const { search, category, size, status, radius } = filter;
  const isSearch = search.trim() !== '';
  const failedTitle = useTexts(failure).stopped;
  const empty = makeEmpty(filter, clears, { messages, failedTitle });
  const isNarrowed = isSearch || [size, status, radius].some((value) => value !== undefined);
  const isEmpty = !list.isLoading && list.donations.length === 0;
  return (
    <DeferredTabs
      label={messages.view}
      value={view}
      onValueChange={(id) => setView(id === 'map' || id === 'wanted' ? id : 'grid')}
      tabs={[
        {
          id: 'grid',
          label: messages.grid,
          icon: <GridIcon />,
          content: (
            <>
              <noscript>
                <Link href={explorePath({ ...filter, view: 'map' })}>{messages.map}</Link>
              </noscript>
              <Results list={list} filter={JSON.stringify(filter)} page={page} isSearch={isSearch} empty={empty} />
            </>
          ),
        },
        {
          id: 'map',
          label: messages.map,
          icon: <MapIcon />,
          content: (
            <Stack space="small">
              <LazyMap
                variant="explore"
                category={category}
                {...((isNarrowed || isEmpty) && foundOnMap(list, empty, messages))}
              />
              <DistanceOrigin />
              <noscript>
                <Link href={explorePath(filter)}>{messages.grid}</Link>
                <DonationGrid compact donations={list.donations.slice(0, showStep)} headingLevel={2} />
              </noscript>
            </Stack>
          ),
        },
        {
          id: 'wanted',
          label: messages.wanted,
          icon: <ShirtIcon />,
          content: (
            <Deferred component={wantedPart.component} waiting={null} failedTitle={failedTitle}>
              {(WantedList) => <WantedList filter={{ search: search.trim() || undefined, category, size, radius }} />}
            </Deferred>
          ),
        },
      ]}
    />
  );
});

function makeEmpty(
  filter: FoundFilter,
  {
    setSearch,
    clearedPath,
    ...controls
  }: Pick<ExploreControls, 'setSearch' | 'change' | 'clearFilters' | 'clearedPath'>,
  { messages, failedTitle }: { messages: typeof explore; failedTitle: string },
): Empty {
  const { search, category, size, status, radius } = filter;
  const looser = (
    <Stack space="small">
      <Deferred component={followPart.component} waiting={null} failedTitle={failedTitle}>
        {(FollowButton) => (
          <div>
            <FollowButton filter={filter} when="empty" />
          </div>
        )}
      </Deferred>
      <LooserFilters filter={filter} clearedPath={clearedPath} {...controls} />
    </Stack>
  );
  if (search.trim()) {
    const clear = (event: MouseEvent) => {
      event.preventDefault();
      setSearch('');
      // the clicked button is about to disappear, so move the focus
      focusHeading();
    };
    const action = (
      <Stack space="small">
        {looser}
        <div>
          <Button size="small" href={explorePath({ ...filter, search: '' })} onClick={clear}>
            {messages.clearSearch}
          </Button>
        </div>
      </Stack>
    );
    return { text: messages.emptySearch, action };
  }
  if (status !== undefined || radius !== undefined) return { text: messages.emptyFilters, action: looser };
  if (!category && !size) {
    return {
      text: messages.emptyCategory,
      action: (
        <Button tone="primary" href={paths.create}>
          {messages.donateItems}
        </Button>
      ),
    };
  }
  return { text: size ? messages.emptySize({ size }) : messages.emptyCategory, action: looser };
}

function foundOnMap(
  { donations, isLoading, isSearching, error, refetch, hasNextPage }: Donations,
  { text, action }: Empty,
  messages: typeof explore,
) {
  const isPending = isLoading || (isSearching && donations.length === 0);
  return {
    donations,
    given: { isLoading: isPending, error, onRetry: refetch, isPartial: hasNextPage },
    empty: (
      <Surface>
        <EmptyState title={messages.emptyTitle} description={text} action={action} className={onMap} />
      </Surface>
    ),
  };
}
