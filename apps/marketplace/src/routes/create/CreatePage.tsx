import { Button, cx, Heading, Link, Text } from '@clothesline/ui';
import { helpAnchors } from '../../layout/help/anchors.js';
import { useAccount } from '../../shared/account/AccountContext.js';
import { chunk } from '../../shared/deferred/chunk.js';
import { Deferred } from '../../shared/deferred/Deferred.js';
import { page } from '../../shared/page/Page.css.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import { whenInUse } from '../../shared/whenInUse.js';
import * as styles from './CreatePage.css.js';
import { ListingFormSkeleton } from './ListingFormSkeleton.js';
import { messages } from './messages.js';

const form = chunk(async () => ({ default: (await import('./ListingForm.js')).ListingForm }));

// Whoever may be on the way here gets the form with the page.
whenInUse(() => void form.preload().catch(() => {}));

/** Where a donation is listed (spec §2 "Create"). */
export function CreatePage() {
  const { isSignedIn, signIn } = useAccount();
  return (
    <div className={cx(page, styles.layout)}>
      <div className={styles.head}>
        <PageHeading documentTitle={messages.documentTitle} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted" size="large">
          {messages.intro}
        </Text>
        {!isSignedIn && (
          <div className={styles.signIn}>
            <Text>{messages.signInFirst}</Text>
            <Button onClick={signIn}>{messages.signIn}</Button>
          </div>
        )}
      </div>
      <div className={styles.form}>
        <Deferred component={form.component} waiting={<ListingFormSkeleton />} failedTitle={messages.formFailed}>
          {(ListingForm) => <ListingForm />}
        </Deferred>
      </div>
      <aside className={styles.tips}>
        <Heading level={2} size="large">
          {messages.tipsTitle}
        </Heading>
        <ul className={styles.list}>
          {messages.tips.map((tip) => (
            <Text key={tip} as="li">
              {tip}
            </Text>
          ))}
        </ul>
        <Link href={`#${helpAnchors.donationGuidelines}`}>{messages.guidelines}</Link>
      </aside>
    </div>
  );
}
