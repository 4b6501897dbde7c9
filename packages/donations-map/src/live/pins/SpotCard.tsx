import { donationHref, distanceText, type Units } from '@clothesline/api-client';
import { CloseIcon, IconButton } from '@clothesline/ui';
import type { DonationsMapMessages } from '../../messages.js';
import { DonationRow } from '../list/DonationRow.js';
import * as listStyles from '../list/MapList.css.js';
import type { Found } from '../list/nearestInView.js';
import * as styles from './SpotCard.css.js';

interface SpotCardProps {
  id: string;
  found: readonly Found[];
  count: number;
  linkBase: string;
  onClose: () => void;
  units: Units;
  texts: DonationsMapMessages;
}

/** Lists donations at the same spot. Their pins stay together at every zoom level. */
export function SpotCard({ id, found, count, linkBase, onClose, units, texts }: SpotCardProps) {
  return (
    <section id={id} aria-label={texts.here({ count })} className={styles.card}>
      <div className={styles.head}>
        <p className={styles.title}>{texts.here({ count })}</p>
        <IconButton size="small" label={texts.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <ul role="list" className={listStyles.list}>
        {found.map(({ donation, miles }) => (
          <DonationRow
            key={donation.id}
            donation={donation}
            distance={distanceText(miles, units, texts)}
            href={donationHref(donation.id, linkBase)}
            texts={texts}
          />
        ))}
      </ul>
    </section>
  );
}
