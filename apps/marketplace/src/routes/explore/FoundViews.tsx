import type { Donations } from '@clothesline/api-client';
import { Button, EmptyState, GridIcon, MapIcon, Stack, Surface } from '@clothesline/ui';
import { memo } from 'react';
import { DistanceOrigin } from '../../shared/distances/DistanceOrigin.js';
import { LazyMap } from '../../shared/map/LazyMap.js';
import { focusHeading } from '../../shared/page/focusHeading.js';
import { DeferredTabs } from '../../shared/page/DeferredTabs.js';
import { messages } from './messages.js';
import { type Empty, Results } from './Results.js';
import type { ExploreControls } from './useExploreState.js';
import { useFound } from './useFound.js';
import type { FoundFilter } from './useFoundFilter.js';

interface FoundViewsProps extends Pick<ExploreControls, 'view' | 'setView' | 'setSearch' | 'setSize' | 'clearFilters'> {
  filter: FoundFilter;
}

/** The donations that match, as cards or on a map. */
export const FoundViews = memo(function FoundViews({ filter, view, setView, ...clears }: FoundViewsProps) {
  const list = useFound(filter);
  const { search, category, size, status, radius } = filter;
  const isSearch = search.trim() !== '';
  const empty = makeEmpty(filter, clears);
  const isNarrowed = isSearch || [size, status, radius].some((value) => value !== undefined);
  return (
    <DeferredTabs
      label={messages.view}
      value={view}
      onValueChange={(id) => setView(id === 'map' ? 'map' : 'grid')}
      tabs={[
        {
          id: 'grid',
          label: messages.grid,
          icon: <GridIcon />,
          content: <Results list={list} filter={JSON.stringify(filter)} isSearch={isSearch} empty={empty} />,
        },
        {
          id: 'map',
          label: messages.map,
          icon: <MapIcon />,
          content: (
            <Stack space="small">
              <LazyMap variant="explore" category={category} {...(isNarrowed && foundOnMap(list, empty))} />
              <DistanceOrigin />
            </Stack>
          ),
        },
      ]}
    />
  );
});

/** Content without matches: offers to drop the words first, then the size, then all filters. */
function makeEmpty(
  { search, size, status, radius }: FoundFilter,
  { setSearch, setSize, clearFilters }: Pick<ExploreControls, 'setSearch' | 'setSize' | 'clearFilters'>,
): Empty {
  // The pressed button goes with the empty state.
  const clearing = (set: (none: string) => void) => () => {
    set('');
    focusHeading();
  };
  if (search.trim()) return { text: messages.emptySearch, clear: messages.clearSearch, onClear: clearing(setSearch) };
  if (status !== undefined || radius !== undefined) {
    return { text: messages.emptyFilters, clear: messages.clearFilters, onClear: clearFilters };
  }
  if (size) return { text: messages.emptySize(size), clear: messages.anySize, onClear: clearing(setSize) };
  return { text: messages.emptyCategory };
}

/** Finds of a search, for the map. */
function foundOnMap(
  { donations, isLoading, isSearching, error, refetch, hasNextPage }: Donations,
  { text, clear, onClear }: Empty,
) {
  const isPending = isLoading || (isSearching && donations.length === 0);
  return {
    donations,
    given: { isLoading: isPending, error, onRetry: refetch, isPartial: hasNextPage },
    empty: (
      <Surface>
        <EmptyState
          title={messages.emptyTitle}
          description={text}
          action={<Button onClick={onClear}>{clear}</Button>}
        />
      </Surface>
    ),
  };
}
