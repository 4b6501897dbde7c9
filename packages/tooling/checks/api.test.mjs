import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { customElements, elementTypes, frameworkNames, frameworkTypes, htmlData, webTypes } from '../lib/manifests.mjs';
import { propTables, publicApi } from '../lib/publicProps.mjs';
import { workspaces } from '../lib/workspaces.mjs';

/* Public API of the packages. `npm run api` accepts an intended change, which is then reviewed. */

const packages = workspaces()
  .filter(({ published, folder }) => published && existsSync(join(folder, 'src', 'index.ts')))
  .map(({ folder }) => ({ name: basename(folder), folder, entry: join(folder, 'src', 'index.ts') }));
const withElements = packages
  .map(({ name, folder }) => ({ name, folder, file: join(folder, 'src', 'element', 'table.ts') }))
  .filter(({ file }) => existsSync(file));

describe('props', () => {
  const api = publicApi(packages.map(({ entry }) => entry));

  it.each(packages)('of $name', async ({ name, entry }) => {
    const { components = [], others = [] } = api.get(entry) ?? {};
    expect(components.length + others.length).toBeGreaterThan(0);
    const blocks = [
      ...components.map(({ name, props }) => ({ name, items: props.map(({ text }) => text) })),
      { name: 'Also exported', items: others },
    ];
    await expect(blocks.map(({ name, items }) => lines(name, items)).join('\n')).toMatchFileSnapshot(
      `./api/${name}.txt`,
    );
  });
});

describe('the props that the workshop shows', () => {
  const react = join(dirname(packages[0]?.folder ?? ''), 'location', 'src', 'react', 'index.ts');
  const tables = propTables(publicApi([...packages.map(({ entry }) => entry), react]).values());
  // Excludes icons and illustrations, which all have the same props.
  const shown = Object.entries(tables).filter(
    ([name]) => !/(?<!^Alert)Icon$|(?<!^Clothesline)Illustration$/.test(name),
  );

  it('are these', async () => {
    await expect(`${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`).toMatchFileSnapshot('./api/props.json');
  });

  it('have a description each', () => {
    const silent = shown.flatMap(([name, props]) =>
      props.filter(({ says }) => !says).map((prop) => `${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('have a type each', () => {
    const poor = shown.flatMap(([name, props]) =>
      props.filter(({ type }) => /^(unknown|any)$/.test(type)).map((prop) => `${name}.${prop.name}`),
    );
    expect(poor).toEqual([]);
  });
});

describe('elements', () => {
  it('are found', () => expect(withElements.length).toBeGreaterThan(3));

  it.each(withElements)('of $name, for editors and catalogs', async ({ folder, file }) => {
    const tables = await readTables(file);
    const text = (/** @type {object} */ value) => `${JSON.stringify(value, null, 2)}\n`;
    await expect(text(customElements(tables))).toMatchFileSnapshot(join(folder, 'custom-elements.json'));
    await expect(text(htmlData(tables))).toMatchFileSnapshot(join(folder, 'html-data.json'));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    await expect(text(webTypes(tables, manifest))).toMatchFileSnapshot(join(folder, 'web-types.json'));
  });

  it.each(withElements)('of $name, as types without a framework and for three', async ({ folder, file }) => {
    const named = await readNamedTables(file);
    await expect(elementTypes(named)).toMatchFileSnapshot(join(folder, 'element.d.ts'));
    for (const framework of frameworkNames) {
      await expect(frameworkTypes(named, framework)).toMatchFileSnapshot(join(folder, `element.${framework}.d.ts`));
    }
  });

  it('of all, for the WordPress plugin', async () => {
    const tables = (await Promise.all(withElements.map(({ file }) => readTables(file)))).flat();
    const names = Object.fromEntries(
      tables.map(({ tag, attributes }) => [
        tag.slice(tag.indexOf('-') + 1),
        // Excludes the owner's URLs, which are plugin settings, since authors and contributors write shortcodes.
        Object.keys(attributes).filter((name) => attributes[name]?.setBy !== 'owner'),
      ]),
    );
    const plugin = join(packages[0]?.folder ?? '', '..', 'embed', 'wordpress');
    await expect(`${JSON.stringify(names, null, 2)}\n`).toMatchFileSnapshot(join(plugin, 'attributes.json'));
  });

  it.each(withElements)('of $name', async ({ name, file }) => {
    const tables = await readTables(file);
    expect(tables.length).toBeGreaterThan(0);
    const text = tables.map(elementText).join('\n');
    await expect(text).toMatchFileSnapshot(`./api/${name}.elements.txt`);
  });
});

/**
 * Imports by URL, since this package may not depend on the packages that it checks.
 * @param {string} file
 * @returns {Promise<import('../lib/manifests.mjs').Table[]>}
 */
async function readTables(file) {
  return Object.values(await readNamedTables(file));
}

/** @param {string} file @returns {Promise<Record<string, import('../lib/manifests.mjs').Table>>} */
async function readNamedTables(file) {
  return Object.fromEntries(Object.entries(await import(pathToFileURL(file).href)).filter(([, table]) => table?.tag));
}

/** @param {{ tag: string, attributes: object, events: object, parts?: object, variables?: object }} table */
function elementText({ tag, attributes, events, parts = {}, variables = {} }) {
  return [
    `<${tag}>`,
    ...lines('attributes', Object.entries(attributes).map(attributeText)).trimEnd().split('\n'),
    ...lines(
      'events',
      Object.entries(events).map(
        ([name, { cancelable }]) => `${tag.split('-')[0]}-${name}${cancelable ? ', cancelable' : ''}`,
      ),
    )
      .trimEnd()
      .split('\n'),
    ...lines('parts', Object.keys(parts)).trimEnd().split('\n'),
    ...lines('variables', Object.keys(variables)).trimEnd().split('\n'),
    '',
  ].join('\n');
}

/** @param {[string, { type: string, values?: string[], default?: unknown }]} entry */
function attributeText([name, { type, values, default: byDefault }]) {
  const kind = values ? values.join(' | ') : type;
  return byDefault === undefined ? `${name}: ${kind}` : `${name}: ${kind} = ${JSON.stringify(byDefault)}`;
}

/**
 * @param {string} heading
 * @param {string[]} items
 */
function lines(heading, items) {
  return `${heading}\n${items.map((item) => `  ${item}\n`).join('')}`;
}
