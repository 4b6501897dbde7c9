import { MapPinIcon } from '@clothesline/ui';
import { donationsMapMessages, type DonationsMapMessages } from '../messages.js';
import { MapGround } from '../parts/MapGround.js';
import * as styles from './variants.css.js';

export interface DetailMapProps {
  /** Where the donation is, in words. */
  locationName: string;
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationsMapMessages>;
}

/** The map on a donation's page (spec §2): a text that names the place. */
export function DetailMap({ locationName, messages }: DetailMapProps) {
  const texts = { ...donationsMapMessages, ...messages };
  return (
    <div className={styles.detail}>
      <MapGround />
      <p className={styles.note}>
        <MapPinIcon />
        <span dir="auto" className={styles.clamped}>
          {texts.detail(locationName)}
        </span>
      </p>
    </div>
  );
}
