import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { foreign, widgets } from './hostile/authors.mjs';
import { serveHostilePages } from './hostile/serve.mjs';
import { document, play } from './support/world.mjs';

/** The attributes of each widget that the plugin prints, by its name. @type {Record<string, string[]>} */
const printable = JSON.parse(
  readFileSync(new URL('../../../packages/embed/wordpress/attributes.json', import.meta.url), 'utf8'),
);

const php = fileURLToPath(new URL('../../../packages/embed/wordpress/tests/escaping.php', import.meta.url));

/**
 * What the plugin prints for shortcodes and blocks with these attributes.
 * @param {Record<string, unknown>[]} given
 * @param {Record<string, string>} [env]
 * @returns {string[]}
 */
function printed(given, env = {}) {
  const { status, stdout, stderr } = spawnSync('php', [php], {
    input: JSON.stringify(given),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

test.describe('the WordPress plugin', () => {
  test.skip(spawnSync('php', ['--version']).status !== 0, 'PHP is not installed here (Debian: php-cli).');

  test('only prints known attributes, for all roles', async ({ page }) => {
    const values = ['"><script>globalThis.hostileRan=1</script>', "' onfocus='globalThis.hostileRan=1", '</div>'];
    const given = widgets.flatMap(({ tag, attributes }) =>
      values.map((value) => ({
        ...Object.fromEntries(foreign),
        ...Object.fromEntries(attributes.map(({ name }) => [name.replaceAll('-', '_'), value])),
        widget: tag.slice('clothesline-'.length),
      })),
    );
    const divs = printed(given);
    expect(divs).toHaveLength(given.length);
    await page.setContent(divs.join(''));
    const found = await page.locator('body > *').evaluateAll((elements) =>
      elements.map((element) => ({
        tag: element.localName,
        names: element.getAttributeNames().toSorted(),
        values: [...new Set(element.getAttributeNames().map((name) => element.getAttribute(name)))],
        inside: element.innerHTML,
      })),
    );
    expect(found).toEqual(
      widgets.flatMap(({ tag }) =>
        values.map((value) => ({
          tag: 'div',
          names: ['clothesline', ...(printable[tag.slice('clothesline-'.length)] ?? [])]
            .map((name) => `data-${name}`)
            .toSorted(),
          values: [tag.slice('clothesline-'.length), value],
          inside: '',
        })),
      ),
    );
    expect(await page.evaluate(() => 'hostileRan' in globalThis)).toBe(false);
  });

  test('accepts attribute names of blocks and shortcodes, and drops empty values', () => {
    const [card, list, none, hostile] = printed([
      { widget: 'donation-card', donationId: 7, product: '', heart: true, saved: false, theme: ['dark'] },
      { widget: 'featured-donations', link_base: 'https://clothes.example', limit: '8' },
      { widget: 'no such widget' },
      { widget: ['chat'] },
    ]);
    expect(card).toBe('<div data-clothesline="donation-card" data-donation-id="7" data-heart=""></div>');
    expect(list).toBe(
      '<div data-clothesline="featured-donations" data-link-base="https://clothes.example" data-limit="8"></div>',
    );
    expect([none, hostile]).toEqual(['', '']);
  });

  test('only takes URLs that widgets call from the settings', () => {
    const evil = 'https://evil.example/{z}';
    const kept =
      ' data-no-minify="1" data-no-optimize="1" data-noptimize="1" data-cfasync="false"' +
      ' data-source="https://clothes.example/embed/latest/embed.js"';
    const given = ['chat', 'donations-map'].map((widget) => ({
      widget,
      api_host: evil,
      apiHost: evil,
      'data-api-host': evil,
      answers_url: evil,
      answersUrl: evil,
      tiles: evil,
      hosts: evil,
    }));
    expect(printed(given, { CLOTHESLINE_SCRIPT: '1' })).toEqual([
      '<div data-clothesline="chat"></div>',
      '<div data-clothesline="donations-map"></div>',
      `<script${kept} src="x"></script>`,
    ]);
    const settings = {
      CLOTHESLINE_ANSWERS_URL: 'https://Www.Church.example:8443/answers.json',
      CLOTHESLINE_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
      CLOTHESLINE_SCRIPT: '1',
    };
    expect(printed(given, settings)).toEqual([
      '<div data-clothesline="chat" data-answers-url="https://Www.Church.example:8443/answers.json"></div>',
      '<div data-clothesline="donations-map" data-tiles="https://tiles.example/{z}/{x}/{y}.png"></div>',
      `<script${kept} data-hosts="https://www.church.example:8443 https://tiles.example" src="x"></script>`,
    ]);
    for (const wrong of ['javascript:alert(1)', 'https://a" onload="x', 'https://a@b/', '//a.example']) {
      const [chat] = printed(given, { CLOTHESLINE_ANSWERS_URL: wrong });
      expect(chat).toBe('<div data-clothesline="chat"></div>');
    }
  });

  test('only reports a missing server to administrators', { tag: '@full' }, () => {
    for (const server of ['', 'javascript:alert(1)']) {
      const given = [{ widget: 'chat' }];
      expect(printed(given, { CLOTHESLINE_SERVER: server })).toEqual(['']);
      const [notice] = printed(given, { CLOTHESLINE_SERVER: server, CLOTHESLINE_ADMIN: '1' });
      expect(notice).toContain('no server is set');
      expect(notice).not.toContain('script');
    }
  });
});

/** A stand-in for the parts of WordPress's editor that the block uses. Its `createElement` makes DOM elements. */
const editor = `
  const createElement = (tag, props, ...children) => {
    if (typeof tag === 'function') return tag(props ?? {}, children);
    const node = document.createElement(tag);
    const { style, srcDoc, sandbox, title } = props ?? {};
    Object.assign(node.style, style, style?.blockSize ? { blockSize: style.blockSize + 'px' } : {});
    if (sandbox) node.setAttribute('sandbox', sandbox);
    if (title) node.title = title;
    if (srcDoc) node.srcdoc = srcDoc;
    node.append(...children.flat().filter(Boolean));
    return node;
  };
  const nothing = () => '';
  window.wp = {
    i18n: { __: (text) => text },
    element: { createElement, Fragment: (props, children) => createElement('div', null, children) },
    blockEditor: { useBlockProps: () => ({}), InspectorControls: nothing },
    components: { PanelBody: nothing, SelectControl: nothing, TextControl: nothing, Placeholder: ({ instructions }) => instructions },
    blocks: { registerBlockType: (name, { edit }) => document.body.append(edit({ attributes: window.attributes })) },
  };`;
const block = readFileSync(new URL('../../../packages/embed/wordpress/block/edit.js', import.meta.url), 'utf8');

/** @param {string} server @param {object} attributes */
const inEditor = (server, attributes) =>
  document('', {
    script: '',
    doctype: `<!doctype html><script>window.clotheslineServer = '${server}'; window.attributes = ${JSON.stringify(attributes).replaceAll('<', '\\u003c')};</script>`,
  }).replace('</body>', `<script>${editor}</script><script>${block}</script></body>`);

test('the WordPress block shows its widget in a sandboxed frame', async ({ page }) => {
  // real servers, since the sandboxed frame requests files before Playwright can route them
  const server = await serveHostilePages(() => {});
  try {
    const category = '"><script>top.ran = 1</script>';
    const html = inEditor(server.market, { widget: 'featured-donations', theme: 'dark', limit: 2, category });
    const asked = page.waitForRequest(/api\/donations/);
    await page.goto(`${server.market}/api/categories`);
    await page.setContent(html);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('article')).toHaveCount(2);
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ limit: '2', category });
    expect(await page.evaluate('globalThis.ran')).toBeUndefined();
  } finally {
    await server.close();
  }
});

test('the WordPress block explains where to set the server', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: inEditor('', { widget: 'chat' }) });
  await expect(page.getByText('Set the server in Settings, General')).toBeVisible();
});
