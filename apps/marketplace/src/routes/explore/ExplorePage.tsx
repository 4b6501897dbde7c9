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
  const { search, category, view, setSearch, setCategory, setView } = useExploreState();
  // The fields and tabs follow each key and press at once, the cards when there is time.
  const words = useDeferredValue(search);
  const found = useDeferredValue(category);

  return (
    <div className={page}>
      <div className={styles.top}>
        <div>
          <PageHeading documentTitle={messages.documentTitle} size="xlarge">
            {messages.heading(category)}
          </PageHeading>
          <FoundCount category={found} search={words} />
        </div>
        <Filters search={search} category={category} onSearch={setSearch} onCategory={setCategory} />
      </div>
      <FoundViews category={found} search={words} view={view} setView={setView} setSearch={setSearch} />
    </div>
  );
}
