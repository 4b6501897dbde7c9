import { useDebounced } from '@clothesline/api-client';
import { Heading, Link, Stack, Text } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { findProblems, withoutProblems } from './choice.js';
import { readChoice, writeSearch } from './choiceAddress.js';
import { Fields } from './fields/Fields.js';
import * as styles from './Generator.css.js';
import { generatorMessages as messages } from './messages.js';
import { Lines } from './Lines.js';
import { Preview } from './Preview.js';

interface GeneratorProps {
  /** Origin of the marketplace. */
  server: string;
  /** Name of the marketplace. */
  name: string;
}

/** Ms without a change before the address is updated: browsers refuse a hundred changes within half a minute. */
const addressDebounce = 400;

/**
 * Writes the lines that show a widget of this marketplace on another site, and shows the widget. The address of the
 * page keeps the choice, except for the words and answers of the chat, so that it survives a reload and can be sent to
 * the site's owner.
 */
export function Generator({ server, name }: GeneratorProps) {
  const [choice, setChoice] = useState(() => readChoice(window.location.search, name));
  const search = useDebounced(writeSearch(choice, name), addressDebounce);
  const problems = findProblems(choice);
  const usable = withoutProblems(choice, problems, name);
  const isWhole = Object.keys(problems).length === 0;
  useEffect(() => window.history.replaceState(null, '', window.location.pathname + search), [search]);
  return (
    <main className={styles.page}>
      <Stack space="small">
        <Link href="/">{messages.back(name)}</Link>
        <Heading level={1}>{messages.heading}</Heading>
        <Text size="large">{messages.lead(name)}</Text>
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
        <Link href="/embed/latest/page-licenses.txt">{messages.licensed.page}</Link>,{' '}
        <Link href="/licenses.txt">{messages.licensed.marketplace}</Link>
      </Text>
    </main>
  );
}
