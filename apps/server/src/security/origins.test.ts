import { describe, expect, it } from 'vitest';
import { classifyCaller } from './origins.js';

const lists = {
  publicUrl: 'https://clothes.example',
  allowedOrigins: ['https://app.example'],
  embedOrigins: ['https://charity.example'],
};

describe('The origin of a request is', () => {
  it.each([
    ['none: a program', {}, 'none'],
    ['none: a URL typed in', { secFetchSite: 'none' }, 'none'],
    ['none: our own page without an origin', { secFetchSite: 'same-origin' }, 'none'],
    ['our own page', { origin: 'https://clothes.example' }, 'own'],
    [
      'our own page, confirmed by the browser',
      { origin: 'https://clothes.example', secFetchSite: 'same-origin' },
      'own',
    ],
    ['a foreign page: the requested host', { origin: 'http://localhost:3000' }, 'foreign'],
    ['a foreign page: our host without TLS', { origin: 'http://clothes.example', host: 'clothes.example' }, 'foreign'],
    ['a foreign page with our origin', { origin: 'https://clothes.example', secFetchSite: 'cross-site' }, 'foreign'],
    [
      'a foreign page: another host name of ours',
      { origin: 'https://other.example', secFetchSite: 'same-origin' },
      'foreign',
    ],
    ['an allowed page', { origin: 'https://app.example', secFetchSite: 'cross-site' }, 'allowed'],
    ['an embedding page', { origin: 'https://charity.example', secFetchSite: 'cross-site' }, 'embed'],
    ['a foreign page', { origin: 'https://evil.example', secFetchSite: 'cross-site' }, 'foreign'],
    ['a foreign page: another scheme', { origin: 'http://app.example' }, 'foreign'],
    ['a foreign page: another port', { origin: 'https://app.example:8443' }, 'foreign'],
    ['a foreign page: a host with the same prefix', { origin: 'https://app.example.evil.example' }, 'foreign'],
    ['a foreign page: a host with the same suffix', { origin: 'https://evilapp.example' }, 'foreign'],
    ['a foreign page: our host at another port', { origin: 'http://localhost:4000' }, 'foreign'],
    ['a foreign page: a sandbox or a file', { origin: 'null' }, 'foreign'],
    ['a foreign page: an empty origin', { origin: '' }, 'foreign'],
    ['a foreign page: an invalid origin', { origin: 'https://' }, 'foreign'],
    ['a foreign page without an origin', { secFetchSite: 'cross-site' }, 'foreign'],
    ['a same-site page without an origin', { secFetchSite: 'same-site' }, 'foreign'],
  ])('%s', (_, facts, expected) => {
    expect(
      classifyCaller({ origin: undefined, secFetchSite: undefined, host: 'localhost:3000', ...facts }, lists),
    ).toBe(expected);
  });

  it.each([
    ['our own page', 'http://localhost:3000', 'same-origin', 'own'],
    ['our own page in an older browser', 'http://localhost:3000', undefined, 'own'],
    ['a foreign page with our host', 'http://localhost:3000', 'cross-site', 'foreign'],
    ['a foreign page: another port', 'http://localhost:4000', 'same-site', 'foreign'],
  ] as const)('%s without a configured address', (_, origin, secFetchSite, expected) => {
    const unset = { ...lists, publicUrl: undefined };
    expect(classifyCaller({ origin, secFetchSite, host: 'localhost:3000' }, unset)).toBe(expected);
  });
});
