import type { Donation } from '@clothesline/api-client';
import { Badge, CloseIcon, IconButton, Link, Picture, Text } from '@clothesline/ui';
import type { DonationsMapMessages } from '../messages.js';
import * as styles from './PinCard.css.js';

interface PinCardProps {
  id: string;
  donation: Donation;
  /** Where it is and how far. */
  place: string;
  href: string;
  onClose: () => void;
  texts: DonationsMapMessages;
}

/** The donation of the selected pin, small, with a link to its page. */
export function PinCard({ id, donation, place, href, onClose, texts }: PinCardProps) {
  const { title, category, images } = donation;
  return (
    <article id={id} aria-label={title} className={styles.card}>
      <div className={styles.picture}>
        <Picture src={images[0]} alt={texts.imageAlt(title)} ratio="1 / 1" loading="eager" />
      </div>
      <div className={styles.body}>
        <Badge>{category}</Badge>
        <Text as="p" weight="bold" lines={2} dir="auto">
          {title}
        </Text>
        <Text as="p" size="small" tone="muted" lines={1} dir="auto">
          {place}
        </Text>
        <Link href={href}>{texts.open}</Link>
      </div>
      <IconButton size="small" label={texts.close} icon={<CloseIcon />} onClick={onClose} className={styles.close} />
    </article>
  );
}
