import { Button, TextField, useTexts } from '@clothesline/ui';
import { maxSizeLength, useDonations } from '@clothesline/api-client';
import { useMemo, useState } from 'react';
import { explore } from '../../../locales/en/explore.js';
import { useNames } from '../../../lib/language/useNames.js';
import type { ExploreControls } from './useExploreState.js';
import * as styles from './Filters.css.js';

const shown = 10;

interface SizeChoiceProps {
  state: ExploreControls;
  showLabel: boolean;
}

export function SizeChoice({ state, showLabel }: SizeChoiceProps) {
  const names = useNames();
  const messages = useTexts(explore);
  const { size, setSize } = state;
  const [isUsed, setUsed] = useState(false);
  const sizes = useSizes(state, isUsed).slice(0, shown);
  return (
    <>
      <TextField
        label={messages.size}
        name="size"
        hideLabel={!showLabel}
        placeholder={messages.sizePlaceholder}
        value={size}
        maxLength={maxSizeLength}
        autoComplete="off"
        onFocus={() => setUsed(true)}
        onChange={(event) => setSize(event.target.value)}
      />
      {sizes.length > 0 && (
        <div role="group" aria-label={messages.sizesHere} className={styles.sizes}>
          {sizes.map(({ size: listed, count }) => {
            const name = names.size(listed);
            const isChosen = name === size;
            return (
              <Button
                key={listed}
                size="small"
                tone={isChosen ? 'primary' : 'neutral'}
                aria-pressed={isChosen}
                onClick={() => setSize(isChosen ? '' : name)}
              >
                {count === undefined ? name : messages.sizeWithCount({ size: name, count: count })}
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}

const limit = 200;

interface SizeOption {
  size: string;
  count: number | undefined;
}

function useSizes(state: ExploreControls, enabled: boolean): readonly SizeOption[] {
  const { search, category, status, radius } = state;
  const { donations, hasNextPage } = useDonations({ search, category, status, limit }, enabled);
  const isComplete = !hasNextPage && radius === undefined;
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const size of donations.flatMap(({ sizes = [] }) => sizes)) counts.set(size, (counts.get(size) ?? 0) + 1);
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([size, count]) => ({ size, count: isComplete ? count : undefined }));
  }, [donations, isComplete]);
}
