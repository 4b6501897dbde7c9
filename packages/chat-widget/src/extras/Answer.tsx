import { sizeText } from '@clothesline/api-client';
import type { ChatDonation } from '@clothesline/api-client/contract';
import type { Entry } from '../chatReducer.js';
import type { ChatMessages } from '../messages.js';
import { text as textStyle } from '../parts/Bubble.css.js';
import { DonationLink } from './DonationLink.js';
import { extraMessages } from './extraMessages.js';
import { LinkedText } from './LinkedText.js';
import * as styles from './extras.css.js';

export interface AnswerProps {
  entry: Entry;
  messages: Partial<ChatMessages>;
  linkBase: string;
  newTabNote: string;
  onFollow: () => void;
}

/** Renders a reply. Lines that refer to a donation are shown as cards. */
export function Answer({ entry, messages, linkBase, newTabNote, onFollow }: AnswerProps) {
  const texts = { ...extraMessages, ...messages };
  const blocks = listBlocks(entry).map(({ line, text, donations }) =>
    donations.length === 0 ? (
      <p key={line} className={textStyle} dir="auto">
        <LinkedText text={text.trim()} linkBase={linkBase} newTabNote={newTabNote} onFollow={onFollow} />
      </p>
    ) : (
      <ul key={line} className={styles.cards}>
        {donations.map((donation) => (
          <li key={donation.id}>
            <DonationLink
              donation={donation}
              state={donation.status === 'available' ? undefined : texts.statusName(donation)}
              sizeText={(size) => sizeText(size, texts)}
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
      {entry.kind === 'stopped' && <p className={styles.stopped}>{texts.stopped}</p>}
    </>
  );
}

const namingLine = /(?:^|: )\/donations\/(\d{1,10})$/;

interface Block {
  line: number;
  text: string;
  donations: ChatDonation[];
}

function listBlocks({ content, donations = [] }: Entry): Block[] {
  const left = new Map(donations.map((donation) => [donation.id, donation]));
  const blocks: Block[] = [];
  const put = (text: string, donation: ChatDonation | undefined, line: number) => {
    const last = blocks.at(-1);
    if (last && last.donations.length > 0 === Boolean(donation)) {
      last.text += `\n${text}`;
      if (donation) last.donations.push(donation);
    } else blocks.push({ line, text, donations: donation ? [donation] : [] });
  };
  const lines = content.split('\n');
  for (const [number, line] of lines.entries()) {
    const id = Number(namingLine.exec(line)?.[1]);
    put(line, left.get(id), number);
    left.delete(id);
  }
  for (const donation of left.values()) put('', donation, lines.length);
  return blocks.filter(({ text, donations: cards }) => cards.length > 0 || text.trim() !== '');
}
