import type { Donation } from '@clothesline/api-client';
import { cx, Surface, Text } from '@clothesline/ui';
import { messages } from './messages.js';
import * as styles from './StateNote.css.js';

const notes: Partial<Record<string, string>> = messages.states;

/** Status of an unavailable donation. Renders nothing otherwise. */
export function StateNote({ donation: { status } }: { donation: Donation }) {
  const note = notes[status];
  if (note === undefined) return null;
  return (
    <Surface variant="sunken" padding="medium" className={cx(styles.note, status === 'given' && styles.taken)}>
      <Text key={note}>{note}</Text>
    </Surface>
  );
}
