import { useDonations } from '@clothesline/api-client';
import { GridIcon, MapIcon } from '@clothesline/ui';
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
              donations={search.trim() === '' ? undefined : list.donations}
            />
          ),
        },
      ]}
    />
  );
});
