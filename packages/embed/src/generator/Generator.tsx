import { Heading, Link, Stack, Text } from '@clothesline/ui';
import { useState } from 'react';
import { firstChoice, problemsOf } from './choice.js';
import { Fields } from './fields/Fields.js';
import * as styles from './Generator.css.js';
import { generatorMessages as messages } from './messages.js';
import { Lines } from './Lines.js';
import { Preview } from './Preview.js';

interface GeneratorProps {
  /** The origin of the marketplace. */
  server: string;
  /** What the marketplace is called. */
  name: string;
}

/** Writes the lines that show a widget of this marketplace on another site, and shows the widget. */
export function Generator({ server, name }: GeneratorProps) {
  const [choice, setChoice] = useState(() => firstChoice(name));
  const problems = problemsOf(choice);
  const isReady = Object.keys(problems).length === 0;
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
          {isReady ? <Preview server={server} name={name} choice={choice} /> : <Text>{messages.fixFirst}</Text>}
        </section>
      </div>
      {isReady && <Lines server={server} name={name} choice={choice} />}
    </main>
  );
}
