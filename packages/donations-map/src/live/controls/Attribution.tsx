import type { DonationsMapMessages } from '../../messages.js';
import * as styles from './MapControls.css.js';

interface AttributionProps {
  given: string | undefined;
  texts: DonationsMapMessages;
}

export function Attribution({ given, texts }: AttributionProps) {
  if (given !== undefined) return <p className={styles.attribution}>{given}</p>;
  return (
    <p className={styles.attribution}>
      <a href="https://www.openstreetmap.org/copyright" className={styles.source}>
        {texts.attributionMap}
      </a>
      <a href="https://www.geonames.org/" className={styles.source}>
        {texts.attributionNames}
      </a>
    </p>
  );
}
