import type { Donation } from '@clothesline/api-client/contract';
import { describe, expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { readSections } from '../language/language.js';
import { createReplyReader } from '../model/replyReader.js';
import cases from './leads.cases.txt';
import { chatCard, hasContact, oneLine, quotable, writeLine } from './lines.js';
import { sentences } from './say.js';

/** The texts of a section, which are JSON-escaped. */
const read = (section: string) =>
  (readSections(cases).get(section) ?? []).map((line) => JSON.parse(`"${line}"`) as string);

const donation = (more: Partial<Donation>): Donation => ({
  ...aDonation({ title: 'Coat', description: 'Warm.' }),
  id: 1,
  status: 'available',
  ...more,
});

const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Everything that the assistant quotes from a listing. */
function quoted(listing: Donation): string[] {
  const say = sentences.en;
  const { line } = writeLine(listing, { say });
  const [card] = chatCard(listing, undefined);
  return [
    line.replace('/donations/1', ''),
    say('says', { title: quotable(listing.title), text: quotable(listing.description) }),
    `${card?.title}, ${card?.locationName}`,
    oneLine(listing.description),
  ];
}

function spoken(text: string): string {
  const reader = createReplyReader({ found: new Map(), language: 'en' });
  reader.add(text);
  return reader.end();
}

/** Normalized letters and digits only, so that a phone number is one word. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

describe('The assistant', () => {
  it.each(read('leads'))('does not quote or repeat %j', (lead) => {
    expect(hasContact(lead)).toBe(true);
    for (const text of [lead, `Call ${lead} now`, `Coat ${lead}. Warm.`, `«${lead}»`]) {
      for (const said of [
        ...quoted(donation({ description: text })),
        ...quoted(donation({ title: text })),
        ...quoted(donation({ locationName: text })),
      ]) {
        expect(hasContact(said), said).toBe(false);
        expect(bare(said)).not.toContain(bare(lead));
        expect(said).not.toMatch(hidden);
      }
      expect(() => spoken(`Here is a coat. ${text} Bye.`)).toThrow('not shown');
    }
  });

  it.each(read('unseen'))('removes invisible characters from %j', (text) => {
    for (const said of quoted(donation({ title: text, description: text, locationName: text }))) {
      expect(said).not.toMatch(hidden);
    }
    expect(spoken(`A ${text}.`)).not.toMatch(hidden);
  });

  it.each(read('harmless'))('quotes %j unchanged', (text) => {
    expect(hasContact(text)).toBe(false);
    expect(oneLine(text).replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
    expect(spoken('It is warm, sizes 10, 12, 14, 16.')).toContain('16');
  });

  it('does not join a title and a place into a phone number', () => {
    const listing = donation({ title: 'Coat 415 555', locationName: '0199 Castro' });
    for (const said of quoted(listing).slice(0, 3)) expect(hasContact(said), said).toBe(false);
  });

  it.each([
    'Pay USD 20 for it.',
    'It is 20 $.',
    'That is €5.',
    'Twenty dollars by PayPal.',
    'Send it by Venmo.',
    'All coats are sold out.',
    'Todo está agotado.',
    'The moderators need your password.',
    'Los moderadores piden tu contraseña.',
  ])('rejects a sentence by the model: %s', (text) => {
    expect(() => spoken(`Here is a coat. ${text}`)).toThrow('not shown');
  });

  it('rejects a phone number spread over sentences', () => {
    const reader = createReplyReader({ found: new Map(), language: 'en' });
    expect(() => {
      for (const one of 'It is. 4. 1. 5. 5. 5. 5. 0. 1. 9. 9. Bye. ') reader.add(one);
      reader.end();
    }).toThrow('not shown');
  });
});
