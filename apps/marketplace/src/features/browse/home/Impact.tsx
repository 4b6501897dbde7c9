import { Button, cx, DrawingSheet, HangingGarment, Heading, Rope, Text, useTexts } from '@clothesline/ui';
import { useId } from 'react';
import { home } from '../../../locales/en/home.js';
import { paths } from '../../../lib/routing/paths.js';
import { column } from '../../../lib/page/Page.css.js';
import * as styles from './Impact.css.js';
import { NearNumbers } from './NearNumbers.js';

const line = { width: 144, y: 6, sag: 12 };

const washing = [
  { garment: 'jumper', color: 'clay' },
  { garment: 'shirt', color: 'marigold' },
  { garment: 'dress', color: 'sage' },
] as const;

export function Impact() {
  const messages = useTexts(home);
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
              <DrawingSheet className={styles.line} viewBox="-8 -6 160 118">
                <path className={styles.posts} d="M0 0V108M144 0V108" />
                <Rope {...line} />
                <HangingGarment line={line} x={line.width / 2} {...(washing[index] ?? washing[0])} />
              </DrawingSheet>
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
