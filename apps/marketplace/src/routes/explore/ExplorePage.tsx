import { searchDebounce, useDebounced } from '@clothesline/api-client';
import { useDeferredValue } from 'react';
import { page } from '../../shared/page/Page.css.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import * as styles from './ExplorePage.css.js';
import { Filters } from './Filters.js';
import { FoundCount } from './FoundCount.js';
import { FoundViews } from './FoundViews.js';
import { messages } from './messages.js';
import { useExploreState } from './useExploreState.js';

/** All donations, to search, to narrow and to look through (spec §2 "Explore"). */
export function ExplorePage() {
  const { search, category, size, view, setSearch, setCategory, setSize, setView } = useExploreState();
  // The fields and tabs follow each key and press at once, the cards when there is time.
  const words = useDeferredValue(search);
  const found = useDeferredValue(category);
  const wanted = useDebounced(size.trim(), searchDebounce) || undefined;

  return (
    <div className={page}>
      <div className={styles.top}>
        <div>
          <PageHeading documentTitle={messages.documentTitle} size="xlarge">
            {messages.heading(category)}
          </PageHeading>
          <FoundCount category={found} size={wanted} search={words} />
        </div>
        <Filters
          search={search}
          category={category}
          size={size}
          onSearch={setSearch}
          onCategory={setCategory}
          onSize={setSize}
        />
      </div>
      <FoundViews
        category={found}
        size={wanted}
        search={words}
        view={view}
        setView={setView}
        setSearch={setSearch}
        setSize={setSize}
      />
    </div>
  );
}
