import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { foreign, widgets } from './hostile/authors.mjs';

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

  test('prints the attributes of the table alone, whoever wrote the shortcode', async ({ page }) => {
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
      widgets.flatMap(({ tag, attributes }) =>
        values.map((value) => ({
          tag: 'div',
          names: ['clothesline', ...attributes.map(({ name }) => name)].map((name) => `data-${name}`).toSorted(),
          values: [tag.slice('clothesline-'.length), value],
          inside: '',
        })),
      ),
    );
    expect(await page.evaluate(() => 'hostileRan' in globalThis)).toBe(false);
  });

  test('takes the names of blocks and shortcodes, and leaves out what says nothing', () => {
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

  test('tells an administrator alone that no server is set', () => {
    for (const server of ['', 'javascript:alert(1)']) {
      const given = [{ widget: 'chat' }];
      expect(printed(given, { CLOTHESLINE_SERVER: server })).toEqual(['']);
      const [notice] = printed(given, { CLOTHESLINE_SERVER: server, CLOTHESLINE_ADMIN: '1' });
      expect(notice).toContain('no server is set');
      expect(notice).not.toContain('script');
    }
  });
});
