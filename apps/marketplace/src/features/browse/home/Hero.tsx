import { Button, cx, Text, useTexts } from '@clothesline/ui';
import { home } from '../../../locales/en/home.js';
import { HeaderSearch } from '../SearchBox.js';
import { paths } from '../../../lib/routing/paths.js';
import { column } from '../../../lib/page/Page.css.js';
import { PageHeading } from '../../../lib/page/PageHeading.js';
import { useSite } from '../../../lib/site/site.js';
import * as styles from './Hero.css.js';
import { HeroLine } from './HeroLine.js';

export function Hero() {
  const messages = useTexts(home);
  return (
    <section className={styles.hero}>
      <HeroLine className={styles.line} />
      <div className={cx(column, styles.words)}>
        <PageHeading documentTitle={messages.documentTitle({ site: useSite().name })} className={styles.promise}>
          {messages.promise}
        </PageHeading>
        <Text tone="muted" className={styles.text}>
          {messages.promiseText}
        </Text>
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <div className={styles.actions}>
          <Button tone="primary" href={paths.explore}>
            {messages.promiseBrowse}
          </Button>
          <Button href={paths.create}>{messages.promiseGive}</Button>
        </div>
      </div>
    </section>
  );
}
