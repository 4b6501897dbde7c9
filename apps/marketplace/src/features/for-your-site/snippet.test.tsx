import { describe, expect, it } from 'vitest';
import { writeSnippet } from './snippet.js';

const server = 'https://clothes.example';
const version = { folder: '1.2.3-abc', integrity: 'sha384-xyz' };
const chat = { server, tag: 'clothesline-chat', attributes: {} };

describe('writeSnippet', () => {
  it('writes the script, and the tag with its fallback', () => {
    const attributes = { theme: 'dark', category: 'Women' };
    const fallback = { path: '/explore', text: 'Donations on Clothesline' };
    expect(writeSnippet({ server, tag: 'clothesline-featured-donations', attributes, fallback })).toEqual({
      script: '<script src="https://clothes.example/embed/latest/embed.js" async></script>',
      element:
        '<clothesline-featured-donations theme="dark" category="Women">' +
        '<a href="https://clothes.example/explore">Donations on Clothesline</a></clothesline-featured-donations>',
      style: '',
      policy:
        "script-src https://clothes.example/embed/; style-src 'self'; img-src https:; connect-src https://clothes.example",
    });
  });

  it('pins a version with its hash, and only allows its folder', () => {
    const { script, policy } = writeSnippet({ ...chat, version });
    expect(script).toBe(
      '<script src="https://clothes.example/embed/1.2.3-abc/embed.js" integrity="sha384-xyz" crossorigin async></script>',
    );
    expect(policy).toMatch(/^script-src https:\/\/clothes\.example\/embed\/1\.2\.3-abc\/;/);
  });

  it('writes a div for sites that remove custom elements', () => {
    const attributes = { theme: 'light', category: 'Men' };
    expect(writeSnippet({ server, tag: 'clothesline-donations-map', attributes, asDiv: true }).element).toBe(
      '<div data-clothesline="donations-map" data-theme="light" data-category="Men"></div>',
    );
  });

  it("adds the host of a site's own answers to the script for a div", () => {
    const attributes = { 'answers-url': 'https://www.church.example/a.json' };
    expect(writeSnippet({ ...chat, attributes, asDiv: true }).script).toBe(
      '<script src="https://clothes.example/embed/latest/embed.js" data-source="https://clothes.example/embed/latest/embed.js" data-no-minify="1" data-no-optimize="1" data-noptimize="1" data-cfasync="false" data-hosts="https://www.church.example" async></script>',
    );
    expect(writeSnippet({ ...chat, attributes }).script).not.toContain('data-hosts');
  });

  it('only sets an accent if it is a color', () => {
    expect(writeSnippet({ ...chat, accent: '#1d5c4d' }).style).toBe(
      '<style>:root { --clothesline-color-accent: #1d5c4d; }</style>',
    );
    expect(writeSnippet({ ...chat, accent: 'red;}</style><script>alert(1)</script>' }).style).toBe('');
  });

  it.each(['"><script>alert(1)</script>', `O'Hara "&" <b>Sons</b>`, '&quot;', '</a></clothesline-chat>', '\n\t"'])(
    'escapes the name %s',
    (name) => {
      const snippet = writeSnippet({ ...chat, attributes: { product: name }, fallback: { path: '/', text: name } });
      const { body } = new DOMParser().parseFromString(snippet.element, 'text/html');
      const [element] = body.children;
      expect([...body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['clothesline-chat', 'a']);
      expect(element?.getAttributeNames()).toEqual(['product']);
      expect([element?.getAttribute('product'), element?.textContent]).toEqual([name, name]);
    },
  );

  it('escapes URLs, and accepts a trailing slash', () => {
    expect(writeSnippet({ ...chat, server: 'https://a.example/"><b>/' }).script).toContain(
      'src="https://a.example/&quot;&gt;&lt;b&gt;/embed/latest/embed.js"',
    );
  });

  it.each([
    ['https://www.church.example/a.json', ' https://www.church.example'],
    ['/answers.json', " 'self'"],
  ])('allows requests for a site’s own answers: %s', (address, source) => {
    const { policy } = writeSnippet({ ...chat, attributes: { 'answers-url': address } });
    expect(policy.endsWith(`connect-src https://clothes.example${source}`)).toBe(true);
  });

  it('allows pictures of a server without https', () => {
    expect(writeSnippet({ ...chat, server: 'http://localhost:3000' }).policy).toContain(
      'img-src https: http://localhost:3000;',
    );
  });
});
