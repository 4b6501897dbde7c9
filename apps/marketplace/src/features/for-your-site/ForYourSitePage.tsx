import { Heading, Link, Stack, Text, useTexts } from '@clothesline/ui';
import { useDebounced } from '@clothesline/api-client';
import { useEffect, useState } from 'react';
import { forYourSite } from '../../locales/en/forYourSite.js';
import { apiHost } from '../../lib/apiHost.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { useServed } from '../../lib/served/served.js';
import { useShownLanguage } from '../../lib/language/siteLanguage.js';
import { useSite } from '../../lib/site/site.js';
import { findProblems, withoutProblems } from './choice.js';
import { readChoice, writeSearch } from './choiceAddress.js';
import { Fields } from './fields/Fields.js';
import * as styles from './ForYourSitePage.css.js';
import { Lines } from './Lines.js';
import { Preview } from './Preview.js';

const addressDebounce = 400;

export function ForYourSitePage() {
  const messages = useTexts(forYourSite);
  const { name } = useSite();
  const shown = useShownLanguage();
  const defaults = { product: name, lang: shown === 'en' ? '' : shown };
  const served = useServed();
  const server = served?.origin ?? (apiHost() || window.location.origin);
  // the server can't see the choice, so it renders the defaults
  const [choice, setChoice] = useState(() => readChoice(served?.isRendered ? '' : window.location.search, defaults));
  const search = useDebounced(writeSearch(choice, defaults), addressDebounce);
  const problems = findProblems(choice, messages);
  const usable = withoutProblems(choice, problems, defaults);
  const isWhole = Object.keys(problems).length === 0;
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname + search), [search]);
  return (
    <div className={styles.layout}>
      <Stack space="small">
        <PageHeading documentTitle={messages.documentTitle({ site: name })} size="xlarge">
          {messages.heading}
        </PageHeading>
        <Text size="large">{messages.lead({ name })}</Text>
      </Stack>
      <div className={styles.columns}>
        <Fields
          choice={choice}
          problems={problems}
          onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
        />
        <section aria-labelledby="preview" className={styles.preview}>
          <Heading level={2} id="preview">
            {messages.preview}
          </Heading>
          {!isWhole && <Text>{usable ? messages.leftOut : messages.fixFirst}</Text>}
          {usable && <Preview server={server} name={name} choice={usable} />}
        </section>
      </div>
      {usable && <Lines server={server} name={name} choice={usable} />}
      <Text size="small" tone="muted">
        {messages.licenses} <Link href="/embed/latest/licenses.txt">{messages.licensed.widgets}</Link>,{' '}
        <Link href="/licenses.txt">{messages.licensed.marketplace}</Link>
      </Text>
    </div>
  );
}
