import { Button, cx, HandHeartIcon, Heading, LeafIcon, MapPinIcon, Text } from '@clothesline/ui';
import { useId } from 'react';
import { paths } from '../../routing/paths.js';
import { column } from '../../shared/page/Page.css.js';
import * as styles from './Impact.css.js';
import { messages } from './messages.js';

const icons = { give: HandHeartIcon, local: MapPinIcon, reuse: LeafIcon } as const;

/** Three reasons to give (spec §2). */
export function Impact() {
  const headingId = useId();
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={cx(column, styles.content)}>
        <Heading level={2} size="xlarge" id={headingId}>
          {messages.impactTitle}
        </Heading>
        <ul className={styles.reasons}>
          {messages.impact.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={title} className={styles.reason}>
                <span className={cx(styles.patch, styles.patchOf[icon])}>
                  <Icon size={26} aria-hidden="true" />
                </span>
                <Heading level={3} size="large">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </li>
            );
          })}
        </ul>
        <Button tone="primary" size="large" href={paths.create} className={styles.action}>
          {messages.startDonating}
        </Button>
      </div>
    </section>
  );
}
