import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.js';

const server = 'https://clothes.example';
const version = { folder: '1.2.3-abc', integrity: 'sha384-xyz' };

describe('snippetOf', () => {
  it('writes the script and the tag', () => {
    expect(snippetOf({ server, widget: 'featured-donations', theme: 'dark', category: 'Women' })).toEqual({
      code: `<script src="https://clothes.example/embed/latest/embed.js" async></script>
<clothesline-featured-donations theme="dark" category="Women"></clothesline-featured-donations>`,
      css: '',
      policy:
        "script-src https://clothes.example/embed/; style-src 'self'; img-src https:; connect-src https://clothes.example",
    });
  });

  it('stays with a version, by its hash, and allows only its folder', () => {
    const { code, policy } = snippetOf({ server, widget: 'chat', theme: 'auto', version });
    expect(code).toContain(
      '<script src="https://clothes.example/embed/1.2.3-abc/embed.js" integrity="sha384-xyz" crossorigin async>',
    );
    expect(policy).toMatch(/^script-src https:\/\/clothes\.example\/embed\/1\.2\.3-abc\/;/);
  });

  it('writes a div where tags are taken away', () => {
    expect(snippetOf({ server, widget: 'donations-map', theme: 'light', category: 'Men', asDiv: true }).code).toContain(
      '<div data-clothesline="donations-map" data-theme="light" data-category="Men"></div>',
    );
  });

  it('leaves out a category that the widget has no use for', () => {
    expect(snippetOf({ server, widget: 'chat', theme: 'light', category: 'Men' }).code).not.toContain('Men');
  });

  it('keeps a colour apart, for the style sheet', () => {
    const { code, css } = snippetOf({ server, widget: 'chat', theme: 'light', accent: '#1d5c4d' });
    expect(css).toBe(':root {\n  --clothesline-color-accent: #1d5c4d;\n}');
    expect(code).not.toContain('1d5c4d');
  });

  it('lets no address out of its quotes, and takes one with a slash at its end', () => {
    expect(snippetOf({ server: 'https://a.example/"><b>/', widget: 'chat', theme: 'light' }).code).toContain(
      'src="https://a.example/&quot;>&lt;b>/embed/latest/embed.js"',
    );
  });

  it('allows the pictures of a server without https', () => {
    expect(snippetOf({ server: 'http://localhost:3000', widget: 'chat', theme: 'light' }).policy).toContain(
      'img-src https: http://localhost:3000;',
    );
  });
});
