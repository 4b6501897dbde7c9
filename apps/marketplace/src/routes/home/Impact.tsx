import { Button, cx, Heading, Text } from '@clothesline/ui';
import { useId } from 'react';
import { paths } from '../../routing/paths.js';
import { column } from '../../shared/page/Page.css.js';
import { HangingGarment } from './HangingGarment.js';
import { rope } from './HangingGarment.css.js';
import * as styles from './Impact.css.js';
import { messages } from './messages.js';
import { NearNumbers } from './NearNumbers.js';

/** What hangs beside each reason, in their order. */
const washing = [
  { garment: 'sweater', color: 'clay' },
  { garment: 'shirt', color: 'marigold' },
  { garment: 'dress', color: 'sage' },
] as const;

/** What is there to be had, and three reasons to give (spec §2). */
export function Impact() {
  const headingId = useId();
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={cx(column, styles.content)}>
        <Heading level={2} size="xlarge" id={headingId}>
          {messages.impactTitle}
        </Heading>
        <NearNumbers />
        <ul className={styles.reasons}>
          {messages.impact.map(({ title, text }, index) => (
            <li key={title} className={styles.reason}>
              <svg className={styles.line} viewBox="-80 -22 160 134" aria-hidden="true">
                <path className={styles.posts} d="M-72-18V110M72-18V110" />
                <path className={rope} d="M-72-12Q0 12 72-12" />
                <HangingGarment {...(washing[index] ?? washing[0])} />
              </svg>
              <Heading level={3} size="large">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
        <Button tone="primary" size="large" href={paths.create} className={styles.action}>
          {messages.startDonating}
        </Button>
      </div>
    </section>
  );
}
