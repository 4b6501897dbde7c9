import { Button, Dialog, Stack, useTexts } from '@clothesline/ui';
import { useRef, useState, type Ref } from 'react';
import { explore } from '../../../locales/en/explore.js';
import { countFilters, type ExploreControls } from './useExploreState.js';
import { FilterFields } from './FilterFields.js';
import { type FoundFilter, useFound } from './useFoundFilter.js';

interface FilterSheetProps {
  state: ExploreControls;
  filter: FoundFilter;
  isClearable: boolean;
  onPlaceNeeded(): void;
}

export function FilterSheet({ state, filter, isClearable, onPlaceNeeded }: FilterSheetProps) {
  const messages = useTexts(explore);
  const [isOpen, setIsOpen] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const count = countFilters(state);

  function clear() {
    state.clearFilters();
    show.current?.focus();
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={count > 0 ? messages.filtersActive({ count }) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? messages.filtersCount({ count }) : messages.filters}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={messages.filters}
        footer={
          <>
            {isClearable && (
              <Button tone="quiet" onClick={clear}>
                {messages.clearFilters}
              </Button>
            )}
            <ShowButton ref={show} filter={filter} onClick={() => setIsOpen(false)} />
          </>
        }
      >
        <Stack space="medium">
          <FilterFields state={state} onPlaceNeeded={onPlaceNeeded} showLabels />
        </Stack>
      </Dialog>
    </>
  );
}

interface ShowButtonProps {
  ref: Ref<HTMLButtonElement>;
  filter: FoundFilter;
  onClick(): void;
}

function ShowButton({ ref, filter, onClick }: ShowButtonProps) {
  const messages = useTexts(explore);
  const { isLoading, isSearching, error, total, isTotalEstimated } = useFound(filter);
  const results = isTotalEstimated ? messages.resultsAbout({ count: total }) : messages.results({ count: total });
  return (
    <Button ref={ref} tone="primary" onClick={onClick}>
      {isLoading || isSearching || error ? messages.showResults : messages.showFound({ found: results })}
    </Button>
  );
}
