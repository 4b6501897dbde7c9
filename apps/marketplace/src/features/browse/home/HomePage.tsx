import { FeaturedDonations } from '@clothesline/donation-card';
import { cx } from '@clothesline/ui';
import { paths } from '../../../lib/routing/paths.js';
import { DistanceOrigin } from '../../../lib/page/DistanceOrigin.js';
import { LazyMap } from '../../../lib/map/LazyMap.js';
import { column } from '../../../lib/page/Page.css.js';
import { Hero } from './Hero.js';
import { useSaving } from '../../saved/index.js';
import * as styles from './HomePage.css.js';
import { Impact } from './Impact.js';
import { Stories } from './Stories.js';

export function HomePage() {
  const saving = useSaving();
  return (
    <>
      <Hero />
      <div className={cx(column, styles.sections)}>
        <div className={styles.near}>
          <LazyMap variant="nearby" viewAllHref={paths.explore} />
          <DistanceOrigin />
        </div>
        <FeaturedDonations viewAllHref={paths.explore} {...saving} />
      </div>
      <Impact />
      <Stories />
    </>
  );
}
