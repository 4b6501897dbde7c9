import { describe, expect, it } from 'vitest';
import { callerOf } from './origins.js';

const lists = {
  publicUrl: 'https://clothes.example',
  allowedOrigins: ['https://app.example'],
  embedOrigins: ['https://charity.example'],
};

describe('A request comes from', () => {
  it.each([
    ['nobody’s page: a program', {}, 'none'],
    ['nobody’s page: an address typed in', { secFetchSite: 'none' }, 'none'],
    ['nobody’s page: our own, without an origin', { secFetchSite: 'same-origin' }, 'none'],
    ['our own page', { origin: 'http://localhost:3000' }, 'own'],
    ['our own page behind a proxy', { origin: 'https://clothes.example' }, 'own'],
    ['our own page, as the browser says', { origin: 'https://other-name.example', secFetchSite: 'same-origin' }, 'own'],
    ['an allowed page', { origin: 'https://app.example', secFetchSite: 'cross-site' }, 'allowed'],
    ['a page that embeds', { origin: 'https://charity.example', secFetchSite: 'cross-site' }, 'embed'],
    ['a foreign page', { origin: 'https://evil.example', secFetchSite: 'cross-site' }, 'foreign'],
    ['a foreign page: another scheme', { origin: 'http://app.example' }, 'foreign'],
    ['a foreign page: another port', { origin: 'https://app.example:8443' }, 'foreign'],
    ['a foreign page: a name that begins alike', { origin: 'https://app.example.evil.example' }, 'foreign'],
    ['a foreign page: a name that ends alike', { origin: 'https://evilapp.example' }, 'foreign'],
    ['a foreign page: our name at another port', { origin: 'http://localhost:4000' }, 'foreign'],
    ['a foreign page: in a sandbox or a file', { origin: 'null' }, 'foreign'],
    ['a foreign page: no origin at all', { origin: '' }, 'foreign'],
    ['a foreign page: broken', { origin: 'https://' }, 'foreign'],
    ['a foreign page without an origin', { secFetchSite: 'cross-site' }, 'foreign'],
    ['a neighbor without an origin', { secFetchSite: 'same-site' }, 'foreign'],
  ])('%s', (_, facts, expected) => {
    expect(callerOf({ origin: undefined, secFetchSite: undefined, host: 'localhost:3000', ...facts }, lists)).toBe(
      expected,
    );
  });
});
