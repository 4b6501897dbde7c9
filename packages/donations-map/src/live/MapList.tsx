import { donationHref } from '@clothesline/api-client';
import type { DonationsMapMessages } from '../messages.js';
import { distanceText, type Units } from './distanceText.js';
import { DonationRow } from './DonationRow.js';
import * as styles from './MapList.css.js';
import type { Found } from './nearestInView.js';
import { isDonation, type Selection } from './selection.js';

interface MapListProps {
  /** Nearest first; of more than these, only the number is told. */
  nearest: readonly Found[];
  /** Undefined while nobody knows. */
  count: number | undefined;
  linkBase: string;
  selection: Selection | undefined;
  onHint: (id: number | undefined) => void;
  units: Units;
  texts: DonationsMapMessages;
}

/** The donations in view, in step with the map. */
export function MapList({ nearest, count, linkBase, selection, onHint, units, texts }: MapListProps) {
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
              onHint={onHint}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {count !== undefined && count > nearest.length && <p className={styles.note}>{texts.nearest(nearest.length)}</p>}
    </section>
  );
}
