import { type Donations, useDonations } from '@clothesline/api-client';
import { Button, EmptyState, GridIcon, MapIcon, Surface } from '@clothesline/ui';
import { memo } from 'react';
import { LazyMap } from '../../shared/map/LazyMap.js';
import { DeferredTabs } from '../../shared/page/DeferredTabs.js';
import { messages } from './messages.js';
import { type Empty, Results } from './Results.js';
import type { ExploreControls } from './useExploreState.js';

interface FoundViewsProps extends Pick<
  ExploreControls,
  'category' | 'search' | 'view' | 'setView' | 'setSearch' | 'setSize'
> {
  /** None for any. */
  size: string | undefined;
}

/** The donations that match, as cards or on a map. */
export const FoundViews = memo(function FoundViews(props: FoundViewsProps) {
  const { category, size, search, view, setView, setSearch, setSize } = props;
  const list = useDonations({ category, size, search });
  const isSearch = search.trim() !== '';
  const empty = isSearch
    ? { text: messages.emptySearch, clear: messages.clearSearch, onClear: () => setSearch('') }
    : size
      ? { text: messages.emptySize(size), clear: messages.anySize, onClear: () => setSize('') }
      : { text: messages.emptyCategory };
  return (
    <DeferredTabs
      label={messages.view}
      selected={view}
      onSelect={(id) => setView(id === 'map' ? 'map' : 'grid')}
      tabs={[
        {
          id: 'grid',
          label: messages.grid,
          icon: <GridIcon />,
          content: (
            <Results list={list} filter={[category, size, search].join('\n')} isSearch={isSearch} empty={empty} />
          ),
        },
        {
          id: 'map',
          label: messages.map,
          icon: <MapIcon />,
          content: (
            <LazyMap variant="explore" category={category} {...((isSearch || size) && foundOnMap(list, empty))} />
          ),
        },
      ]}
    />
  );
});

/** What a search has found, for the map. */
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
        <EmptyState title={messages.emptyTitle} text={text} action={<Button onClick={onClear}>{clear}</Button>} />
      </Surface>
    ),
  };
}
