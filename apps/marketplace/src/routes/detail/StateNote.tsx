import type { Donation } from '@clothesline/api-client';
import { cx, Surface, Text } from '@clothesline/ui';
import { messages } from './messages.js';
import * as styles from './StateNote.css.js';

type Notes = Partial<Record<string, string>>;

interface StateNoteProps {
  donation: Donation;
  /** Whether its donor reads it. */
  isOwn: boolean;
}

/** What became of a donation that is not simply to be had; nothing for one that is. */
export function StateNote({ donation: { status }, isOwn }: StateNoteProps) {
  const { states, ownStates }: { states: Notes; ownStates: Notes } = messages;
  const note = (isOwn ? ownStates[status] : undefined) ?? states[status];
  if (note === undefined) return null;
  return (
    <Surface variant="sunken" padding="medium" className={cx(styles.note, status === 'given' && styles.taken)}>
      <Text key={note}>{note}</Text>
    </Surface>
  );
}
