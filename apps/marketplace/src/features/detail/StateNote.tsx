import type { Donation } from '@clothesline/api-client';
import { cx, Surface, Text, useTexts } from '@clothesline/ui';
import { detail } from '../../locales/en/detail.js';
import * as styles from './StateNote.css.js';

/** Status of an unavailable donation. Renders nothing otherwise. */
export function StateNote({ donation: { status } }: { donation: Donation }) {
  const states: Partial<Record<string, string>> = useTexts(detail).states;
  const note = states[status];
  if (note === undefined) return null;
  return (
    <Surface variant="sunken" padding="medium" className={cx(styles.note, status === 'given' && styles.taken)}>
      <Text key={note}>{note}</Text>
    </Surface>
  );
}
