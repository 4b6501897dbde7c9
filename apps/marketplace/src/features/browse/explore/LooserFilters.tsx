import { Button, Inline, useTexts } from '@clothesline/ui';
import { useDonations } from '@clothesline/api-client';
import { explore } from '../../../locales/en/explore.js';
import { focusHeading } from '../../../lib/page/PageHeading.js';
import type { ExploreControls } from './useExploreState.js';
import type { FoundFilter } from './useFoundFilter.js';

/** Narrowest first. */
const filterNames = ['size', 'radius', 'status', 'category'] as const;
type FilterName = (typeof filterNames)[number];

interface LooserFiltersProps extends Pick<ExploreControls, 'change' | 'clearFilters' | 'clearedPath'> {
  filter: FoundFilter;
}

export function LooserFilters({ filter, change, clearFilters, clearedPath }: LooserFiltersProps) {
  const messages = useTexts(explore);
  const used = filterNames.filter((name) => filter[name] !== undefined);
  return (
    <Inline wrap space="small" justify="center">
      {used.map((name) => (
        <WithoutFilter key={name} name={name} filter={filter} change={change} />
      ))}
      {used.length > 1 && (
        <Button
          href={clearedPath}
          onClick={(event) => {
            event.preventDefault();
            clearFilters();
          }}
        >
          {messages.clearFilters}
        </Button>
      )}
    </Inline>
  );
}

function WithoutFilter({
  name,
  filter,
  change,
}: Omit<LooserFiltersProps, 'clearFilters' | 'clearedPath'> & { name: FilterName }) {
  const messages = useTexts(explore);
  const { isWaiting, ...wider } = { ...filter, [name]: undefined };
  const { total, isLoading, searchedInstead } = useDonations(wider, !isWaiting);
  if (isLoading || total === 0 || searchedInstead !== undefined) return null;
  return (
    <Button
      onClick={() => {
        change({ [name]: name === 'size' ? '' : undefined });
        focusHeading();
      }}
    >
      {messages.without[name]({ count: total })}
    </Button>
  );
}
