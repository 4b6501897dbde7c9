import { donationHref, distanceText } from '@clothesline/api-client';
import { DonationRow } from './DonationRow.js';
import type { LiveMapModel } from '../useLiveMap.js';
import * as styles from './MapList.css.js';
import { isDonation } from '../pins/selection.js';

interface MapListProps {
  model: LiveMapModel;
  /** Of more donations than the nearest, only the number is told. */
  found: NonNullable<LiveMapModel['found']>;
  /** Whether the server has told what is there. */
  isKnown: boolean;
}

/** The donations in view, in step with the map. */
export function MapList({ model, found: { nearest, count: all }, isKnown }: MapListProps) {
  const { linkBase, selection, units, texts } = model;
  const count = isKnown ? all : undefined;
  return (
    <section aria-label={texts.listLabel} className={styles.panel}>
      <p className={styles.head}>{count === undefined ? ' ' : texts.inView(count)}</p>
      {count === 0 ? (
        <p className={styles.note}>{texts.noneInView}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {nearest.map(({ donation, miles }) => (
            <DonationRow
              key={donation.id}
              donation={donation}
              distance={distanceText(miles, units, texts)}
              href={donationHref(donation.id, linkBase)}
              isSelected={isDonation(selection, donation.id)}
              onHint={model.setHinted}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {count !== undefined && count > nearest.length && <p className={styles.note}>{texts.nearest(nearest.length)}</p>}
    </section>
  );
}
