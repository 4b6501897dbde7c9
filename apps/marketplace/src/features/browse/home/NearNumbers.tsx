import { useTexts } from '@clothesline/ui';
import { useFormats } from '../../../lib/language/useFormats.js';
import { home } from '../../../locales/en/home.js';
import * as styles from './NearNumbers.css.js';
import { useNear } from './useNear.js';

export function NearNumbers() {
  const formats = useFormats();
  const messages = useTexts(home);
  const { donations, isLoading, isPartial, givers, fresh, city } = useNear();
  if (isLoading) return <div className={styles.placeholder} />;
  const facts = [
    {
      count: donations.length,
      says: messages[city === undefined ? 'onTheLineNearYou' : 'onTheLine']({
        count: donations.length,
        city: city ?? '',
      }),
    },
    { count: givers, says: messages.givers({ count: givers }) },
    { count: fresh, says: messages.fresh({ count: fresh }) },
  ].filter(({ count }) => count > 0);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ count, says }) => (
        <li key={says} className={styles.fact}>
          <b className={styles.count}>
            {formats.count(count)}
            {isPartial && '+'}
          </b>{' '}
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
