import { describe, expect, it } from 'vitest';
import { classifyCaller } from './origins.js';

const lists = {
  publicUrl: 'https://clothes.example',
  allowedOrigins: ['https://app.example'],
  embedOrigins: ['https://charity.example'],
};

describe('The origin of a request is', () => {
  it.each([
    ['nobody’s page: a program', {}, 'none'],
    ['nobody’s page: an address typed in', { secFetchSite: 'none' }, 'none'],
    ['nobody’s page: our own, without an origin', { secFetchSite: 'same-origin' }, 'none'],
    ['our own page', { origin: 'https://clothes.example' }, 'own'],
    ['our own page, as the browser says', { origin: 'https://clothes.example', secFetchSite: 'same-origin' }, 'own'],
    ['a foreign page: the host that was asked', { origin: 'http://localhost:3000' }, 'foreign'],
    ['a foreign page: our name without TLS', { origin: 'http://clothes.example', host: 'clothes.example' }, 'foreign'],
    [
      'a foreign page that says that it is ours',
      { origin: 'https://clothes.example', secFetchSite: 'cross-site' },
      'foreign',
    ],
    [
      'a foreign page: another name of ours',
      { origin: 'https://other.example', secFetchSite: 'same-origin' },
      'foreign',
    ],
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
    expect(
      classifyCaller({ origin: undefined, secFetchSite: undefined, host: 'localhost:3000', ...facts }, lists),
    ).toBe(expected);
  });

  it.each([
    ['our own page', 'http://localhost:3000', 'same-origin', 'own'],
    ['our own page in an older browser', 'http://localhost:3000', undefined, 'own'],
    ['a foreign page that has our host', 'http://localhost:3000', 'cross-site', 'foreign'],
    ['a foreign page: another port', 'http://localhost:4000', 'same-site', 'foreign'],
  ] as const)('%s without a configured address', (_, origin, secFetchSite, expected) => {
    const unset = { ...lists, publicUrl: undefined };
    expect(classifyCaller({ origin, secFetchSite, host: 'localhost:3000' }, unset)).toBe(expected);
  });
});
