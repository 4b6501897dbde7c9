import { MapIcon } from '@clothesline/ui';
import { donationsMapMessages, type DonationsMapMessages } from '../messages.js';
import { MapGround } from '../parts/MapGround.js';
import * as styles from './variants.css.js';

export interface ExploreMapProps {
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationsMapMessages>;
}

/** The map of Explore (spec §2): 600 px high, and a text that says what will be there. */
export function ExploreMap({ messages }: ExploreMapProps) {
  const texts = { ...donationsMapMessages, ...messages };
  return (
    <div className={styles.explore}>
      <MapGround />
      <p className={styles.note}>
        <MapIcon />
        {texts.explore}
      </p>
    </div>
  );
}
