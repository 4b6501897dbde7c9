import { Skeleton, useTexts } from '@clothesline/ui';
import { detail } from '../../locales/en/detail.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { useSite } from '../../lib/site/site.js';
import * as styles from './DetailSkeleton.css.js';
import * as layout from './DonationDetail.css.js';

export function DetailSkeleton() {
  const messages = useTexts(detail);
  return (
    <div aria-busy="true" className={layout.layout}>
      <PageHeading pending documentTitle={useSite().name} className={styles.hidden}>
        {messages.loading}
      </PageHeading>
      <div className={layout.pictures}>
        <div className={styles.picture}>
          <Skeleton height="100%" radius="large" />
        </div>
      </div>
      <div className={layout.words}>
        <div className={layout.facts}>
          <Skeleton width={96} height={26} radius="pill" />
          <Skeleton width="80%" height={36} />
          <div className={layout.meta}>
            <Skeleton width="60%" height={22} />
            <Skeleton width="40%" height={22} />
          </div>
          <Skeleton height={110} />
          <Skeleton height={78} />
        </div>
        <Skeleton height={156} radius="large" />
      </div>
      <div className={layout.map}>
        <Skeleton height={260} radius="large" />
      </div>
    </div>
  );
}
