import { donationHref, isHttpUrl, type ChatDonation } from '@clothesline/api-client/contract';
import { Anchor } from '@clothesline/ui';
import { useState } from 'react';
import { ShirtIcon } from './icons.js';
import * as styles from './extras.css.js';

interface DonationLinkProps {
  donation: ChatDonation;
  state: string | undefined;
  sizeText: (size: string) => string;
  linkBase: string;
  onFollow: () => void;
}

/** Shows a donation as a small card. */
export function DonationLink({ donation, state, sizeText, linkBase, onFollow }: DonationLinkProps) {
  const { id, title, image = '', locationName, sizes = [], note } = donation;
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Anchor className={styles.card} href={donationHref(id, linkBase)} onClick={onFollow}>
      <span className={styles.picture}>
        {isHttpUrl(image) && !isBroken ? (
          <img
            className={styles.image}
            src={image}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <ShirtIcon />
        )}
      </span>
      <span className={styles.facts}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.fact} dir="auto">
          {[...sizes.map(sizeText), locationName].filter(Boolean).join(' · ')}
        </span>
        {note !== undefined && (
          <span className={styles.fact} dir="auto">
            {note}
          </span>
        )}
        {state !== undefined && <span className={styles.state}>{state}</span>}
      </span>
    </Anchor>
  );
}
