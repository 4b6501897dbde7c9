import { categoryText, type Donation, photoSrcSet } from '@clothesline/api-client';
import { Badge, CloseIcon, cx, IconButton, Link, Picture, Text } from '@clothesline/ui';
import type { DrawnMessages } from '../messages.js';
import * as styles from './PinCard.css.js';

interface PinCardProps {
  id: string;
  donation: Donation;
  distance: string | undefined;
  href: string;
  onClose: () => void;
  /** Whether to place the card at the top to avoid covering a pin at the bottom. */
  isAbove: boolean;
  texts: DrawnMessages;
}

/** A small card for the donation of the selected pin. */
export function PinCard({ id, donation, distance, href, onClose, isAbove, texts }: PinCardProps) {
  const { title, category, images, locationName } = donation;
  return (
    <article id={id} aria-label={title} className={cx(styles.card, isAbove ? styles.above : styles.below)}>
      <div className={styles.picture}>
        <Picture
          src={images[0]}
          srcSet={photoSrcSet(images[0])}
          alt={texts.imageAlt({ title })}
          ratio="1 / 1"
          loading="eager"
          sizes="96px"
        />
      </div>
      <div className={styles.body}>
        <Badge>{categoryText(category, texts)}</Badge>
        <Text weight="bold" lines={2} dir="auto">
          {title}
        </Text>
        <Text size="small" tone="muted" dir="auto" className={styles.place}>
          <span className={styles.placeName}>{locationName}</span>
          {distance !== undefined && (
            <span className={styles.distance}>
              {texts.separator}
              <bdi>{distance}</bdi>
            </span>
          )}
        </Text>
        <Link href={href}>{texts.open}</Link>
      </div>
      <IconButton size="small" label={texts.close} icon={<CloseIcon />} onClick={onClose} className={styles.close} />
    </article>
  );
}
