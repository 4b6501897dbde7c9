import { Button, Checkbox, Select, type SelectOption, Stack, useLocale, useTexts } from '@clothesline/ui';
import {
  allItems,
  defaultStatus,
  kilometersPerMile,
  type Units,
  useCategories,
  useCurrentLocation,
} from '@clothesline/api-client';
import { type Formats, useFormats } from '../../../lib/language/useFormats.js';
import { failure } from '../../../locales/en/failure.js';
import { explore } from '../../../locales/en/explore.js';
import { useNames } from '../../../lib/language/useNames.js';
import { SizeChoice } from './SizeChoice.js';
import type { ExploreControls } from './useExploreState.js';

interface FilterFieldsProps {
  state: ExploreControls;
  onPlaceNeeded(): void;
  showLabels?: boolean;
}

export function FilterFields({ state, onPlaceNeeded, showLabels = false }: FilterFieldsProps) {
  const failureMessages = useTexts(failure);
  const names = useNames();
  const formats = useFormats();
  const messages = useTexts(explore);
  const { search, category, status, radius, sort, view, setCategory, change } = state;
  const { units } = useLocale();
  const { source } = useCurrentLocation();
  const { categories, error, refetch } = useCategories();
  // the URL may contain a category that isn't in the list (yet)
  const options = [...new Set([allItems, ...categories, ...(category ? [category] : [])])];
  const isSearch = search.trim() !== '';
  const unsorted = isSearch ? '' : 'newest';

  function measure(next: Pick<ExploreControls, 'radius' | 'sort'>) {
    change(next);
    if ((next.radius !== undefined || next.sort === 'nearest') && source === 'fallback') onPlaceNeeded();
  }

  return (
    <>
      <Stack space="xsmall">
        <Select
          label={messages.category}
          name="category"
          hideLabel={!showLabels}
          options={options.map((name) => ({ value: name, label: names.category(name) }))}
          value={category ?? allItems}
          onValueChange={setCategory}
          error={error && failureMessages.categories}
        />
        {error && (
          <Button size="small" onClick={refetch}>
            {messages.retryCategories}
          </Button>
        )}
      </Stack>
      <SizeChoice state={state} showLabel={showLabels} />
      <Select
        label={messages.distance}
        name="radius"
        hideLabel={!showLabels}
        options={radiusOptions(units, radius, messages, formats)}
        value={radius === undefined ? '' : String(radius)}
        onValueChange={(miles) => measure({ radius: miles === '' ? undefined : Number(miles), sort })}
      />
      {view !== 'wanted' && (
        <>
          <Select
            label={messages.sort}
            name="sort"
            hideLabel={!showLabels}
            options={[
              ...(isSearch ? [{ value: '', label: messages.bestMatch }] : []),
              { value: 'newest', label: messages.newest },
              { value: 'nearest', label: messages.nearest },
            ]}
            value={sort ?? unsorted}
            onValueChange={(order) =>
              measure({ radius, sort: order === 'nearest' || (isSearch && order === 'newest') ? order : undefined })
            }
          />
          <Checkbox
            label={messages.available}
            name="status"
            value={defaultStatus}
            checked={status !== undefined}
            onCheckedChange={(checked) => change({ status: checked ? defaultStatus : undefined })}
          />
        </>
      )}
    </>
  );
}

/** In the site's unit (miles or km). */
const radii = [1, 2, 5, 10, 25, 50];

/** In miles. Includes the chosen radius since URLs may contain a custom value. */
function radiusOptions(
  units: Units,
  chosen: number | undefined,
  messages: typeof explore,
  formats: Formats,
): SelectOption[] {
  const inMiles = radii.map((count) => (units === 'km' ? Number((count / kilometersPerMile).toFixed(2)) : count));
  const all = [...new Set([...inMiles, ...(chosen === undefined ? [] : [chosen])])].toSorted(
    (one, other) => one - other,
  );
  return [
    { value: '', label: messages.anyDistance },
    ...all.map((miles) => ({ value: String(miles), label: messages.within({ distance: formats.radius(miles) }) })),
  ];
}
