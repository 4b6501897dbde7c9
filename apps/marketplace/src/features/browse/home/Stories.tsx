import { cx, Dialog, Heading, Link, Picture, Spinner, Text, useTexts } from '@clothesline/ui';
import { type MouseEvent, useId, useState } from 'react';
import { home } from '../../../locales/en/home.js';
import { Deferred } from '../../../lib/loading/Deferred.js';
import { createPart } from '../../../lib/loading/createPart.js';
import { column } from '../../../lib/page/Page.css.js';
import { useSite } from '../../../lib/site/site.js';
import * as styles from './Stories.css.js';
import { type Story, useStories } from './stories.js';

const fullStories = createPart(async () => (await import('./FullStories.js')).FullStories);

export function Stories() {
  const messages = useTexts(home);
  const headingId = useId();
  const site = useSite();
  const stories = useStories();
  const [shown, setShown] = useState<readonly Story[]>(stories);
  const [open, setOpen] = useState(false);

  function show(event: MouseEvent, next: readonly Story[]) {
    event.preventDefault();
    setShown(next);
    setOpen(true);
  }
  if (stories.length === 0) return null;
  const [only] = shown.length === 1 ? shown : [];

  return (
    <section id="community-stories" className={cx(column, styles.section)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={2} size="xlarge" id={headingId}>
          {messages.storiesTitle}
        </Heading>
        <Link href="#community-stories" aria-label={messages.viewAllStories} onClick={(event) => show(event, stories)}>
          {messages.viewAll}
        </Link>
      </div>
      <ul className={styles.list}>
        {stories.map((story) => (
          <li key={story.title} className={styles.card}>
            <Picture src={story.image} alt="" ratio="4 / 3" trusted loading="eager" fetchPriority="low" />
            <div className={styles.words}>
              <Heading level={3} size="large">
                {story.title}
              </Heading>
              <Text tone="muted">{story.description}</Text>
              <Link
                href="#community-stories"
                aria-label={messages.readMoreOf({ title: story.title })}
                className={styles.more}
                onClick={(event) => show(event, [story])}
              >
                {messages.readMore}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {site.isSample && (
        <Text size="small" tone="muted">
          {messages.storiesNote}
        </Text>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={only ? only.title : messages.storiesTitle}>
        <Deferred
          component={fullStories.component}
          waiting={<Spinner label={messages.storyLoading} />}
          failedTitle={messages.storyFailed}
        >
          {(FullStories) => open && <FullStories stories={shown} titled={!only} />}
        </Deferred>
      </Dialog>
    </section>
  );
}
