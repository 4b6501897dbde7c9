import type { ChatDonation } from '@clothesline/api-client/contract';
import type { Entry } from '../chatReducer.js';
import type { ChatMessages } from '../messages.js';
import { MessageText } from '../parts/MessageText.js';
import { text as textStyle } from '../parts/Bubble.css.js';
import { DonationLink } from './DonationLink.js';
import { extraMessages } from './extraMessages.js';
import * as styles from './extras.css.js';

export interface AnswerProps {
  entry: Entry;
  messages: Partial<ChatMessages>;
  linkBase: string;
  newTabNote: string;
  onFollow: () => void;
}

/** The text of an answer, where the lines that name a donation are its card. */
export function Answer({ entry, messages, linkBase, newTabNote, onFollow }: AnswerProps) {
  const { states, otherState, stopped } = { ...extraMessages, ...messages };
  const blocks = blocksOf(entry).map((block, index) =>
    typeof block === 'string' ? (
      // The blocks of an answer never change.
      <p key={index} className={textStyle} dir="auto">
        <MessageText text={block} isLinked linkBase={linkBase} newTabNote={newTabNote} onFollow={onFollow} />
      </p>
    ) : (
      <ul key={index} className={styles.cards}>
        {block.map((donation) => (
          <li key={donation.id}>
            <DonationLink
              donation={donation}
              state={donation.status === 'available' ? undefined : (states[donation.status] ?? otherState)}
              linkBase={linkBase}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    ),
  );
  return (
    <>
      {blocks}
      {entry.kind === 'stopped' && <p className={styles.stopped}>{stopped}</p>}
    </>
  );
}

/** A line that ends with the address of a donation, as our servers write it. */
const namingLine = /(?:^|: )\/donations\/(\d{1,10})$/;

/** Text and groups of cards in the order of the lines; cards that no line names come last. */
function blocksOf({ content, donations = [] }: Entry): (string | ChatDonation[])[] {
  const left = new Map(donations.map((donation) => [donation.id, donation]));
  const blocks: (string[] | ChatDonation[])[] = [];
  const put = <Item extends string | ChatDonation>(item: Item) => {
    const last = blocks.at(-1);
    if (last && typeof last[0] === typeof item) (last as Item[]).push(item);
    else blocks.push([item] as string[] | ChatDonation[]);
  };
  for (const line of content.split('\n')) {
    const id = Number(namingLine.exec(line)?.[1]);
    put(left.get(id) ?? line);
    left.delete(id);
  }
  for (const donation of left.values()) put(donation);
  return blocks
    .map((block) => (typeof block[0] === 'string' ? block.join('\n').trim() : (block as ChatDonation[])))
    .filter((block) => block !== '');
}
