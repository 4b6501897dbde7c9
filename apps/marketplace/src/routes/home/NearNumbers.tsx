import { formatCount } from '../../shared/numbers.js';
import { messages } from './messages.js';
import * as styles from './NearNumbers.css.js';
import { useNear } from './useNear.js';

/** How much hangs on the line around the visitor, from how many people, and how much of it is new; nothing without any. */
export function NearNumbers() {
  const { donations, isLoading, isPartial, givers, fresh, city } = useNear();
  if (isLoading) return <div className={styles.room} />;
  const facts = [
    { count: donations.length, says: messages.onTheLine(donations.length, city) },
    { count: givers, says: messages.givers(givers) },
    { count: fresh, says: messages.fresh(fresh) },
  ].filter(({ count }) => count > 0);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ count, says }) => (
        <li key={says} className={styles.fact}>
          <b className={styles.count}>
            {formatCount(count)}
            {isPartial && '+'}
          </b>{' '}
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
