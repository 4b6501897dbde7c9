import { expect, it } from 'vitest';
import { writeMail } from './writeMail.js';

const site = { product: 'Warm Coats', address: 'https://coats.example' };
const notice = {
  id: 1,
  kind: 'asked' as const,
  text: 'Someone requested “Coat.”',
  donationId: 4,
  requestId: 9,
  similar: [],
};
const to = 'ann+1@example.org';

it('A sign-in mail has the code in its subject, and a sign-in link', () => {
  const { subject, text, html } = writeMail({ to, content: { kind: 'code', code: '042317' } }, site);
  expect(subject).toBe('042317 is your Warm Coats code');
  const [, hash = ''] = /https:\/\/coats\.example\/sign-in#(\S+)/.exec(text) ?? [];
  expect(Object.fromEntries(new URLSearchParams(hash))).toEqual({ email: to, code: '042317' });
  expect(html).toContain(`href="https://coats.example/sign-in#${hash.replaceAll('&', '&amp;')}"`);
  expect(html).toContain('>042317<');
});

it.each([
  ['ar', 'rtl', 'right'],
  ['zh-Hant', 'ltr', 'left'],
] as const)('A mail in %s is written %s', (language, direction, align) => {
  const { html } = writeMail({ to, content: { kind: 'code', code: '042317', language } }, site);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain(`<td dir="${direction}" align="${align}"`);
});

it('A mail with a code for another site names the site, and has no link', () => {
  const content = { kind: 'listing code' as const, code: '042317', site: 'charity.example' };
  const { subject, text, html } = writeMail({ to, content }, site);
  expect(subject).toBe('042317 is your Warm Coats code');
  for (const said of [text, html]) {
    expect(said).toContain('on charity.example');
    expect(said).toContain('042317');
    expect(said).not.toMatch(/https?:/);
  }
});

it('A notice names the site and links to its request', () => {
  const { subject, text, html } = writeMail({ to, content: { kind: 'notice', notice } }, site);
  expect(subject).toBe(notice.text);
  for (const part of ['https://coats.example/requests?request=9', 'https://coats.example/profile?tab=settings']) {
    expect(text).toContain(part);
    expect(html).toContain(`href="${part}"`);
  }
  expect(text).toContain('Warm Coats');
});

it('Similar donations are links, and titles are escaped', () => {
  const similar = [{ id: 7, title: '<img src=x onerror=alert(1)> "Parka"' }];
  const gone = { ...notice, kind: 'closed' as const, text: '"<b>Coat</b>"\r\nBcc: everybody@example.org', similar };
  const { subject, text, html } = writeMail({ to, content: { kind: 'notice', notice: gone } }, site);
  expect(subject).toBe('"<b>Coat</b>" Bcc: everybody@example.org');
  expect(text).toContain(': https://coats.example/donations/7');
  expect(html).toContain('href="https://coats.example/donations/7"');
  expect(html).not.toMatch(/<img|<b>/);
});

it('A daily digest contains all notices', () => {
  const other = { ...notice, id: 2, text: 'There is a new message.', requestId: null };
  const { subject, text } = writeMail({ to, content: { kind: 'digest', notices: [notice, other] } }, site);
  expect(subject).toBe('2 updates from Warm Coats');
  expect(text).toContain(notice.text);
  expect(text).toContain(`${other.text}\nhttps://coats.example/donations/4`);
});

it('A mail about a change links to an undo button', () => {
  const { text, html } = writeMail({ to, content: { kind: 'changed', what: 'email', undo: 'a-token' } }, site);
  expect(text).toContain('\nhttps://coats.example/not-me#a-token\n');
  expect(html).toContain('href="https://coats.example/not-me#a-token"');
});

it('An alert mail uses a single language, with sizes, distances, and the site’s pictures', () => {
  const around = { latitude: 37.87, longitude: -122.27, miles: 5, place: 'Berkeley' };
  const find = {
    id: 3,
    title: 'Abrigo de lana',
    place: 'Oakland, CA',
    image: '/photos/a-640.webp',
    sizes: ['6-7y', 'One size'],
    miles: 2.4,
    donor: 'Dana',
  };
  const alerts = [
    {
      search: { search: 'abrigo', category: 'Women', size: 'One size', around },
      token: 'a',
      finds: [find],
      hasMore: false,
    },
  ];
  const content = { kind: 'alert' as const, token: 'a', alerts, language: 'es' as const };
  const { subject, text, html } = writeMail({ to, content }, { ...site, units: 'km' });
  expect(subject).toBe('Donación nueva: Abrigo de lana');
  for (const said of [text, html]) {
    expect(said).toContain('«abrigo», Mujer, talla Talla única, a menos de 8 km de Berkeley');
    expect(said).toContain('Talla 6-7 años, Talla única');
    expect(said).toContain('a 3.9 km');
    expect(said).toContain('de Dana');
    expect(said).not.toMatch(/Women|One size| mi /);
  }
  expect(html).toContain('src="https://coats.example/photos/a-640.webp"');
});

it('Line breaks are elements, and the layout uses tables for Outlook', () => {
  const content = { kind: 'contact' as const, email: 'a@example.org', words: 'Forty coats:\n- wool\r\n- down' };
  const { html } = writeMail({ to, content }, site);
  expect(html.match(/<br\/>/g)).toHaveLength(2);
  expect(html).not.toContain('pre-wrap');
  expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
  expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<div[^>]*max-width/);
});

it('A notice has the donation’s picture, the other person’s name, and a single button', () => {
  const told = {
    ...notice,
    kind: 'promised' as const,
    title: 'Coat',
    image: '/photos/b-640.webp',
    who: 'Dana',
    words: 'Thank you!\nIt fits.',
  };
  const { text, html } = writeMail({ to, content: { kind: 'notice', notice: told } }, site);
  expect(html).toContain('src="https://coats.example/photos/b-640.webp"');
  for (const said of [text, html]) {
    expect(said).toContain('Conversation with Dana');
    expect(said).toContain('Thank you!');
  }
  expect(html.match(/class="button"/g)).toHaveLength(2);
});
