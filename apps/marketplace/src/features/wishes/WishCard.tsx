import { Heading, Link, Text, useTexts } from '@clothesline/ui';
import type { Wish } from '@clothesline/api-client/members';
import { wishes } from '../../locales/en/wishes.js';
import { wishPath } from '../../lib/routing/paths.js';
import { WishFacts } from './WishFacts.js';
import * as styles from './Wishes.css.js';

interface WishCardProps {
  wish: Wish;
  level: 2 | 3;
  /** Hides the owner's name. */
  isOwn?: boolean;
}

export function WishCard({ wish, level, isOwn = false }: WishCardProps) {
  const messages = useTexts(wishes);
  return (
    <article className={styles.card}>
      {!isOwn && (
        <Text as="span" size="small" tone="muted">
          {wish.ownerName === undefined ? messages.bySomeone : messages.byName({ name: wish.ownerName })}
        </Text>
      )}
      <Heading level={level} size="medium">
        <Link href={wishPath(wish.id)} className={styles.link} dir="auto">
          {wish.title}
        </Link>
      </Heading>
      {wish.reason !== undefined && <Text dir="auto">{wish.reason}</Text>}
      <WishFacts wish={wish} />
    </article>
  );
}
