import { type Donations, useDonations } from '@clothesline/api-client';
import { Button, EmptyState, GridIcon, MapIcon, Surface } from '@clothesline/ui';
import { memo } from 'react';
import { LazyMap } from '../../shared/map/LazyMap.js';
import { DeferredTabs } from '../../shared/page/DeferredTabs.js';
import { messages } from './messages.js';
import { Results } from './Results.js';
import type { ExploreControls } from './useExploreState.js';

type FoundViewsProps = Pick<ExploreControls, 'category' | 'search' | 'view' | 'setView' | 'setSearch'>;

/** The donations that match, as cards or on a map. */
export const FoundViews = memo(function FoundViews({ category, search, view, setView, setSearch }: FoundViewsProps) {
  const list = useDonations({ category, search });
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
          content: <Results list={list} search={search} category={category} onClearSearch={() => setSearch('')} />,
        },
        {
          id: 'map',
          label: messages.map,
          icon: <MapIcon />,
          content: (
            <LazyMap
              variant="explore"
              category={category}
              {...(search.trim() !== '' && foundOnMap(list, () => setSearch('')))}
            />
          ),
        },
      ]}
    />
  );
});

/** What a search has found, for the map. */
function foundOnMap({ donations, isLoading, isSearching, error, refetch, hasNextPage }: Donations, clear: () => void) {
  const isPending = isLoading || (isSearching && donations.length === 0);
  return {
    donations,
    given: { isLoading: isPending, error, onRetry: refetch, isPartial: hasNextPage },
    empty: (
      <Surface>
        <EmptyState
          title={messages.emptyTitle}
          text={messages.emptySearch}
          action={<Button onClick={clear}>{messages.clearSearch}</Button>}
        />
      </Surface>
    ),
  };
}
