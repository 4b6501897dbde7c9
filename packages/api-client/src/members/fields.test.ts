import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { sendCodeSchema, updateAccountSchema } from './accountInput.js';
import { askSchema, writeMessageSchema } from './requestInput.js';
import { timeIssue } from './timeIssue.js';

const time = (from: string, to: string) => ({ from: `2026-11-20T${from}:00Z`, to: `2026-11-20T${to}:00Z` });
const ask = (reason: string, times: object[] = [time('10:00', '11:00')]) =>
  safeParse(askSchema, { reason, times }).success;

describe('A request', () => {
  it.each([
    ['x'.repeat(9), false],
    ['x'.repeat(10), true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    ['🧥'.repeat(10), true],
    ['🧥'.repeat(500), true],
    ['🧥'.repeat(501), false],
    [' '.repeat(20), false],
    [`half a pair \ud83e here`, false],
    ['a nul \0 in the text', false],
  ])('requires a reason of 10 to 500 characters: %j', (reason, is) => expect(ask(reason)).toBe(is));

  it('accepts 1 to 5 times that end after they start', () => {
    const reason = 'My children grow so fast.';
    expect(ask(reason, [])).toBe(false);
    expect(ask(reason, Array(5).fill(time('10:00', '11:00')))).toBe(true);
    expect(ask(reason, Array(6).fill(time('10:00', '11:00')))).toBe(false);
    expect(ask(reason, [time('10:00', '10:00')])).toBe(false);
    expect(ask(reason, [time('10:00', '10:01')])).toBe(true);
    expect(ask(reason, [{ from: 'tomorrow', to: 'later' }])).toBe(false);
  });

  it('accepts only future times within 14 days', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    expect(timeIssue(time('10:15', '10:30'), now)).toBeUndefined();
    expect(timeIssue(time('10:14', '11:00'), now)?.path).toBe('from');
    expect(timeIssue(time('10:15', '10:29'), now)?.path).toBe('to');
    expect(timeIssue(time('10:00', '10:01'), now, { pickupLead: 0, pickupSpan: 0 })).toBeUndefined();
    expect(timeIssue(time('09:59', '11:00'), now)?.path).toBe('from');
    expect(timeIssue({ from: '2026-12-04T09:00:00Z', to: '2026-12-04T10:00:00Z' }, now)).toBeUndefined();
    expect(timeIssue({ from: '2026-12-04T09:00:00Z', to: '2026-12-04T10:00:01Z' }, now)?.path).toBe('to');
  });
});

it('accepts messages of up to 2,000 characters', () => {
  const takes = (content: string) => safeParse(writeMessageSchema, { content }).success;
  expect([takes('x'.repeat(2000)), takes('x'.repeat(2001)), takes(' ')]).toEqual([true, false, false]);
});

describe('An email address', () => {
  const read = (email: string) => safeParse(sendCodeSchema, { email }).data?.email;

  it.each([
    [' Rosa@Example.ORG ', 'rosa@example.org'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@XN--bcher-kva.example', 'anna@xn--bcher-kva.example'],
    ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
    ['ａnna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna@हिन्दी.example', `anna@${domainToASCII('हिन्दी.example')}`],
    ["o'neil+coats=warm/{x}@a-b.example.org", "o'neil+coats=warm/{x}@a-b.example.org"],
  ])('is normalized: %j', (written, email) => expect(read(written)).toBe(email));

  it.each([
    'rosa',
    'rosa@',
    '@example.org',
    'a b@example.org',
    'a@b',
    'a@example.org\r\nBcc: b@c.d',
    'a@b.org, c@d.org',
    // Mail programs remove or replace these characters, and so send the mail to another address.
    ...['\u0001', '\u007f', '\u0085', '\u00ad', '\u200b', '\u200e', '\u202e', '\u2066', '\ufe0f', '\u{e0061}'].flatMap(
      (sign) => [`${sign}a@example.org`, `a${sign}b@example.org`, `a@exam${sign}ple.org`],
    ),
    '=?utf-8?q?a?=@example.org',
    '"a"@example.org',
    'a(b)@example.org',
    '.a@example.org',
    'a.@example.org',
    'a..b@example.org',
    'a@-x.org',
    'a@x-.org',
    'a@x..org',
    'a@example.org.',
    'a@127.0.0.1',
    'a@1.2',
    'a@[::1]',
    'a@ex%61mple.org',
    'a@example.org:25',
    'a@example.org/x',
    'a@x@example.org',
    'анна@example.org',
    `a@${'x'.repeat(64)}.org`,
    `a@${'x.'.repeat(126)}org`,
    `${'a'.repeat(65)}@example.org`,
  ])('is invalid: %j', (email) => expect(read(email)).toBeUndefined());
});

it('rejects script URLs as pictures and invalid usernames', () => {
  const takes = (change: object) => safeParse(updateAccountSchema, change).success;
  expect(takes({ profileImage: 'javascript:alert(1)' })).toBe(false);
  expect(takes({ profileImage: 'https://pictures.example/rosa.jpg' })).toBe(true);
  expect(takes({ username: 'Rosa' })).toBe(false);
  expect(takes({ username: 'rosa_1' })).toBe(true);
  expect(takes({ bio: null })).toBe(true);
});
