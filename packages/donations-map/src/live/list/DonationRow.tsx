import { type Donation, photoSrcSet } from '@clothesline/api-client';
import { Anchor, cx, Picture } from '@clothesline/ui';
import type { DonationsMapMessages } from '../../messages.js';
import * as styles from './MapList.css.js';

interface DonationRowProps {
  donation: Donation;
  distance: string;
  href: string;
  /** Selected pin. */
  isSelected?: boolean | undefined;
  onHint?: ((id: number | undefined) => void) | undefined;
  className?: string | undefined;
  texts: DonationsMapMessages;
}

/** A row in the list next to the map. */
export function DonationRow({
  donation,
  distance,
  href,
  isSelected = false,
  onHint,
  className,
  texts,
}: DonationRowProps) {
  const { id, title, images, locationName } = donation;
  return (
    <li
      className={cx(styles.item, className)}
      onPointerEnter={() => onHint?.(id)}
      onPointerLeave={() => onHint?.(undefined)}
    >
      <Anchor
        href={href}
        className={cx(styles.row, isSelected && styles.selected)}
        onFocus={() => onHint?.(id)}
        onBlur={() => onHint?.(undefined)}
      >
        <Picture
          src={images[0]}
          srcSet={photoSrcSet(images[0])}
          alt=""
          ratio="1 / 1"
          sizes="96px"
          className={styles.picture}
        />
        <span className={styles.texts}>
          <span dir="auto" className={styles.title}>
            {title}
          </span>
          <span dir="auto" className={styles.where}>
            <span className={styles.placeName}>{locationName}</span>
            <span className={styles.distance}>
              {texts.separator}
              <bdi>{distance}</bdi>
            </span>
          </span>
        </span>
      </Anchor>
    </li>
  );
}
