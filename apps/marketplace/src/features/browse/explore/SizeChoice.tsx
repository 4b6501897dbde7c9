import { Button, TextField, useTexts } from '@clothesline/ui';
import { maxSizeLength } from '@clothesline/api-client';
import { useState } from 'react';
import { explore } from '../../../locales/en/explore.js';
import { useNames } from '../../../lib/language/useNames.js';
import * as styles from './Filters.css.js';
import type { ExploreControls } from './useExploreState.js';
import { useSizes } from './useSizes.js';

/** Most sizes to press; any other can be typed. */
const shown = 10;

interface SizeChoiceProps {
  state: ExploreControls;
  /** Whether the field's name is seen, not only heard. */
  showLabel: boolean;
}

/** Field of a size as people write it; once it is used, with the most frequent sizes of the list to press. */
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
