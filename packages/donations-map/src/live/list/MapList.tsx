import { distanceText, donationHref } from '@clothesline/api-client';
import { Button, cx } from '@clothesline/ui';
import { useRef, useState, type CSSProperties } from 'react';
import type { LiveMapModel } from '../useLiveMap.js';
import { useDistinctLabel } from '../useDistinctLabel.js';
import { pinKey } from '../pins/useMarks.js';
import { DonationRow } from './DonationRow.js';
import { ListHead } from './ListHead.js';
import * as styles from './MapList.css.js';
import { NothingHere } from './NothingHere.js';

interface MapListProps {
  model: LiveMapModel;
  isPartial: boolean;
  onRetry: (() => void) | undefined;
}

const step = 3;

/** Lists the donations that are currently in view. */
export function MapList({ model, isPartial, onRetry }: MapListProps) {
  const { linkBase, selection, units, texts } = model;
  const { nearest, count } = model.found;
  const [rows, setRows] = useState(step);
  const end = useRef<HTMLSpanElement>(null);
  const label = useDistinctLabel(texts.listLabel, end);
  return (
    <section aria-label={label} className={styles.panel}>
      {nearest.length > step && (
        <button type="button" className={cx(styles.textButton, styles.skip)} onClick={() => end.current?.focus()}>
          {texts.skipList}
        </button>
      )}
      <ListHead model={model} count={count} isPartial={isPartial} />
      <div className={styles.rows} style={{ '--rows': rows } as CSSProperties}>
        {count === 0 && <NothingHere model={model} onRetry={onRetry} />}
        {count > 0 && (
          <ul role="list" className={styles.list}>
            {nearest.map(({ donation, miles }, index) => (
              <DonationRow
                key={donation.id}
                donation={donation}
                distance={distanceText(miles, units, texts)}
                href={donationHref(donation.id, linkBase)}
                isSelected={pinKey(donation.id) === selection?.key}
                onHint={model.setHinted}
                className={cx(index >= rows && styles.later)}
                texts={texts}
              />
            ))}
          </ul>
        )}
      </div>
      <div className={styles.more}>
        {nearest.length > rows && (
          <Button size="small" onClick={() => setRows(rows + 2 * step)}>
            {texts.showMore}
          </Button>
        )}
      </div>
      {count > nearest.length && (
        <p className={cx(styles.note, nearest.length > rows && styles.later)}>
          {texts.nearest({ shown: nearest.length })}
        </p>
      )}
      <span ref={end} tabIndex={-1} className={styles.end} />
    </section>
  );
}
