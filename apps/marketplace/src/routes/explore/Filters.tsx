import { Button, SearchField } from '@clothesline/ui';
import { countFilters } from './countFilters.js';
import { FilterFields } from './FilterFields.js';
import { FilterSheet } from './FilterSheet.js';
import * as styles from './Filters.css.js';
import { messages } from './messages.js';
import type { ExploreControls } from './useExploreState.js';
import type { FoundFilter } from './useFoundFilter.js';

interface FiltersProps {
  state: ExploreControls;
  filter: FoundFilter;
  onPlaceNeeded(): void;
}

/** The search box of Explore and its filters: in a row, on phones in a sheet. */
export function Filters({ state, filter, onPlaceNeeded }: FiltersProps) {
  const isClearable = countFilters(state) > 0 || state.sort !== undefined;
  return (
    <div className={styles.filters}>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={state.search}
        onValueChange={state.setSearch}
      />
      <div className={styles.sheet}>
        <FilterSheet state={state} filter={filter} isClearable={isClearable} onPlaceNeeded={onPlaceNeeded} />
      </div>
      <div className={styles.bar}>
        <FilterFields state={state} onPlaceNeeded={onPlaceNeeded} />
        {isClearable && (
          <Button tone="quiet" onClick={state.clearFilters}>
            {messages.clearFilters}
          </Button>
        )}
      </div>
    </div>
  );
}
