import type { Donation } from '@clothesline/api-client/contract';
import { describe, expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { createReplyReader } from '../model/replyReader.js';
import { chatCard } from './lines.js';
import { leadsAway } from './leads.js';
import { writeLine, oneLine, quotable } from './lines.js';
import { sentences } from './say.js';

/** A text with each of its characters written otherwise. */
const each = (text: string, write: (one: string) => string) => text.replaceAll(/./g, write);
const from = (start: number) => (digit: string) => String.fromCodePoint(start + Number(digit));

const number = '4155550199';
const tagged = String.fromCodePoint(0xe0041);

/** Telephone numbers and addresses, each alone. */
const leads = [
  '415-555-0199',
  '(415) 555-0199',
  '+1 415 555 0199',
  '41 55 55 01 99',
  '4 1 5 5 5 5 0 1 9 9',
  '415/555/0199',
  '415–555–0199',
  '415‑555‑0199',
  '415·555·0199',
  '415,555,0199',
  '415.555.0199',
  '415_555_0199',
  '415\u00a0555\u00a00199',
  '415\n555\n0199',
  '415\t555\t0199',
  '415   555   0199',
  '415 … 555 … 0199',
  '415 then 555 then 0199',
  '415 dash 555 dash 0199',
  '415 luego 555 luego 0199',
  '555-0199',
  '5550199',
  each(number, from(0x1d7ce)),
  each(number, from(0xff10)),
  each(number, from(0x0660)),
  each('4155551199', from(0x245f)),
  each(number, (digit) => `${digit}\ufe0f\u20e3`),
  each(number, (digit) => `${digit}\u200d`),
  '4\u00ad1\u200b5\u2060555\u{e0041}0199',
  '४१५५५५०१९९',
  '四一五五五五〇一九九',
  'four one five five five five oh one nine nine',
  'cuatro uno cinco cinco cinco cinco cero uno nueve nueve',
  'tel:4155550199',
  'evil.com/login',
  'evil.com',
  'EVIL.COM',
  'evil.co.uk',
  't.me/evil',
  'evil-coats.example',
  'evil。com',
  'evil．com',
  'evil․com',
  'ｅｖｉｌ.ｃｏｍ',
  'evil\u200b.com',
  'evil.\u00adcom',
  'evil.xn--p1ai',
  'злой.рф',
  '163.com',
  '8.8.8.8/x',
  'me@evil.com',
  'me＠evil.com',
  '@evil_coats',
  'hxxps://evil',
  'https://evil.example',
  'ｈｔｔｐｓ：／／evil',
  'javascript:alert(1)',
  'www.evil.zone',
  'evil dot com',
  'evil (dot) com',
  'evil[.]com',
  'evil . com',
  'me at evil punto com',
];

/** Signs that are not seen, each in a word. */
const unseen = [
  `coat${tagged}`,
  'coat\u{e0100}',
  'coat\ufe0f',
  'co\u200cat',
  'co\u200dat',
  'coat\u180e',
  'coat\u3164',
  'coat\u17b4',
  'co\ufff9a\ufffat\ufffb',
  'coat\u2800',
  'co\u034fat',
  'coat\u115f',
  'coat\uffa0',
  'coat\u061c\u202e\u2067',
  'coat\u{1d173}',
];

/** Sentences that people write about clothes. */
const harmless = [
  'Wool coat, size 10-12, worn 2 times.',
  'Jeans 28, 30, 32, 34',
  'Kids: 98/104, 110/116',
  'Sizes 122/128/134',
  '100 % wool, wash at 30 °C.',
  'From 2019. Bought for 1 winter.',
  'Pick up at 5 p.m. e.g. on Monday, i.e. soon.',
  'Size US 8, EU 38.5, UK 6',
  'Warm... Really! No. 7',
  'One coat, two hats, three scarves.',
  'Familia 👨‍👩‍👧 ❤️ jacket',
  'کت گرم می‌خواهم',
  'W32 L30, 12-18 months, 18-24 months',
  'Very warm.It has a hood',
];

const donation = (more: Partial<Donation>): Donation => ({
  ...aDonation({ title: 'Coat', description: 'Warm.' }),
  id: 1,
  status: 'available',
  ...more,
});

const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** All that the assistant itself says of a listing. */
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

/** Letters and digits in one form, so that a telephone number is one word. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

describe('The assistant', () => {
  it.each(leads)('neither quotes nor repeats %j', (lead) => {
    expect(leadsAway(lead)).toBe(true);
    for (const text of [lead, `Call ${lead} now`, `Coat ${lead}. Warm.`, `«${lead}»`]) {
      for (const said of [
        ...quoted(donation({ description: text })),
        ...quoted(donation({ title: text })),
        ...quoted(donation({ locationName: text })),
      ]) {
        expect(leadsAway(said), said).toBe(false);
        expect(bare(said)).not.toContain(bare(lead));
        expect(said).not.toMatch(hidden);
      }
      expect(() => spoken(`Here is a coat. ${text} Bye.`)).toThrow('not shown');
    }
  });

  it.each(unseen)('says no sign of %j that is not seen', (text) => {
    for (const said of quoted(donation({ title: text, description: text, locationName: text }))) {
      expect(said).not.toMatch(hidden);
    }
    expect(spoken(`A ${text}.`)).not.toMatch(hidden);
  });

  it.each(harmless)('quotes %j to the letter', (text) => {
    expect(leadsAway(text)).toBe(false);
    expect(oneLine(text).replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
    expect(spoken('It is warm, sizes 10, 12, 14, 16.')).toContain('16');
  });

  it('puts no number together from a title and a place', () => {
    const listing = donation({ title: 'Coat 415 555', locationName: '0199 Castro' });
    for (const said of quoted(listing).slice(0, 3)) expect(leadsAway(said), said).toBe(false);
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
  ])('does not repeat after a model: %s', (text) => {
    expect(() => spoken(`Here is a coat. ${text}`)).toThrow('not shown');
  });

  it('does not say a number that comes letter by letter', () => {
    const reader = createReplyReader({ found: new Map(), language: 'en' });
    expect(() => {
      for (const one of 'It is. 4. 1. 5. 5. 5. 5. 0. 1. 9. 9. Bye. ') reader.add(one);
      reader.end();
    }).toThrow('not shown');
  });
});
