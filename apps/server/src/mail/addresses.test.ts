import { sendCodeSchema } from '@clothesline/api-client/members';
import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';

const transport = createTransport({ streamTransport: true, buffer: true });

/** The mailbox sent to a mail server. */
async function mailbox(address: string): Promise<string | undefined> {
  const { envelope } = await transport.sendMail({ from: 'a@example.org', to: { name: '', address }, text: '' });
  return envelope.to[0];
}

const part = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('a', 'B', 'c1', 'ü', 'ａ', 'K') },
  fc.string({ unit: 'binary', maxLength: 2 }),
  fc.constantFrom(
    'a',
    'B',
    '.',
    '+',
    "'",
    '=?',
    '?=',
    '"',
    '\\',
    '<',
    '(',
    ',',
    ';',
    ':',
    '%',
    '\u0001',
    '\u200b',
    '\u202e',
  ),
  fc.constantFrom(
    'ü',
    'u\u0308',
    'ａ',
    'ß',
    'ſ',
    'K',
    '例え',
    '。',
    '\u00ad',
    'xn--bcher-kva',
    '@',
    '-',
    '_',
    '`',
    '1',
  ),
);
const text = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const written = fc.tuple(text, text).map(([local, domain]) => `${local}@${domain}.example`);

it('Mails are sent to the normalized address, which rate limits also use', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(written, async (email) => {
      const read = sendCodeSchema.safeParse({ email });
      if (!read.success) return;
      taken += 1;
      expect(await mailbox(read.data.email)).toBe(read.data.email);
      // Normalizing is idempotent.
      expect(sendCodeSchema.parse(read.data).email).toBe(read.data.email);
    }),
    { numRuns: 3000, seed: 20_261_127 },
  );
  expect(taken).toBeGreaterThan(100);
});
