import { useDonations } from '@clothesline/api-client';
import { GridIcon, MapIcon, Tabs } from '@clothesline/ui';
import { useDeferredValue } from 'react';
import { page } from '../../shared/page/Page.css.js';
import { LazyMap } from '../../shared/map/LazyMap.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import { formatCount } from '../../shared/numbers.js';
import * as styles from './ExplorePage.css.js';
import { Filters } from './Filters.js';
import { messages } from './messages.js';
import { Results } from './Results.js';
import { useExploreState } from './useExploreState.js';

/** All donations, to search, to narrow and to look through (spec §2 "Explore"). */
export function ExplorePage() {
  const { search, category, view, setSearch, setCategory, setView } = useExploreState();
  // Typing stays quick while thousands of donations are looked through.
  const words = useDeferredValue(search);
  const list = useDonations({ category, search: words });

  return (
    <div className={page}>
      <div className={styles.top}>
        <div>
          <PageHeading documentTitle={messages.documentTitle} size="xlarge">
            {messages.heading(category)}
          </PageHeading>
          <p role="status" className={styles.count}>
            {countText(list)}
          </p>
        </div>
        <Filters search={search} category={category} onSearch={setSearch} onCategory={setCategory} />
      </div>
      <Tabs
        label={messages.view}
        selected={view}
        onSelect={(id) => setView(id === 'map' ? 'map' : 'grid')}
        tabs={[
          {
            id: 'grid',
            label: messages.grid,
            icon: <GridIcon />,
            content: <Results list={list} search={words} category={category} onClearSearch={() => setSearch('')} />,
          },
          {
            id: 'map',
            label: messages.map,
            icon: <MapIcon />,
            content: (
              <LazyMap
                variant="explore"
                category={category}
                donations={words.trim() === '' ? undefined : list.donations}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function countText(list: ReturnType<typeof useDonations>): string {
  const { isLoading, isSearching, error, donations, total, isTotalEstimated } = list;
  if (isSearching) return messages.searching;
  if (isLoading) return messages.counting;
  if (error && donations.length === 0) return '';
  if (isTotalEstimated) return messages.foundAbout(formatCount(total));
  return messages.found(formatCount(total), total === 1);
}
