import { Button, SearchField, useTexts } from '@clothesline/ui';
import { explore } from '../../../locales/en/explore.js';
import { countFilters, type ExploreControls } from './useExploreState.js';
import { explorePath } from '../../../lib/routing/paths.js';
import { FilterFields } from './FilterFields.js';
import { FilterSheet } from './FilterSheet.js';
import * as styles from './Filters.css.js';
import type { FoundFilter } from './useFoundFilter.js';

interface FiltersProps {
  state: ExploreControls;
  filter: FoundFilter;
  onPlaceNeeded(): void;
}

const formId = 'explore-filters';

export function Filters({ state, filter, onPlaceNeeded }: FiltersProps) {
  const messages = useTexts(explore);
  const isClearable = countFilters(state) > 0 || state.sort !== undefined;
  return (
    <div className={styles.filters}>
      <SearchField
        label={messages.searchLabel}
        name="search"
        form={formId}
        action={explorePath()}
        placeholder={messages.searchPlaceholder}
        value={state.search}
        onValueChange={state.setSearch}
      />
      <div className={styles.sheet}>
        <FilterSheet state={state} filter={filter} isClearable={isClearable} onPlaceNeeded={onPlaceNeeded} />
      </div>
      {/* This form is only submitted without JavaScript. Otherwise, search and filters update the URL directly. */}
      <form id={formId} action={explorePath()} className={styles.bar} onSubmit={(event) => event.preventDefault()}>
        <FilterFields state={state} onPlaceNeeded={onPlaceNeeded} />
        {state.view !== 'grid' && <input type="hidden" name="view" value={state.view} />}
        <noscript>
          <Button type="submit">{messages.showResults}</Button>
        </noscript>
        {isClearable && (
          <Button
            tone="quiet"
            href={state.clearedPath}
            onClick={(event) => {
              event.preventDefault();
              state.clearFilters();
            }}
          >
            {messages.clearFilters}
          </Button>
        )}
      </form>
    </div>
  );
}
