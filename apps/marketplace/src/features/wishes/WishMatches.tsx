import { Link, Text, useTexts } from '@clothesline/ui';
import { useCurrentLocation } from '@clothesline/api-client';
import { wishes } from '../../locales/en/wishes.js';
import { useFormats } from '../../lib/language/useFormats.js';
import { wishPath } from '../../lib/routing/paths.js';
import { useAccount } from '../account/index.js';
import { type Listing, useMatches } from './useMatches.js';
import * as styles from './Wishes.css.js';

export function WishMatches({ listing }: { listing: Listing }) {
  const messages = useTexts(wishes);
  const formats = useFormats();
  const { location } = useCurrentLocation();
  const matches = useMatches({ ...listing, place: listing.place ?? location }, useAccount().session);
  return (
    <div role="status">
      {matches.length > 0 && (
        <div className={styles.card}>
          <Text weight="bold">{messages.matches}</Text>
          <ul className={styles.matches}>
            {matches.map(({ id, ownerName: name, title, distance = 0 }) => (
              <Text as="li" key={id}>
                <Link href={wishPath(id)} target="_blank">
                  {name === undefined
                    ? messages.matchOfSomeone({ distance: formats.radius(distance), title })
                    : messages.matchOf({ name, distance: formats.radius(distance), title })}
                </Link>
              </Text>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
