import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Generates hostile input for every attribute of every widget, as an author without script permissions could write it.
 * The attributes are read from the custom-elements manifests.
 */

const packages = ['chat-widget', 'donation-card', 'create-form', 'donations-map'];

/**
 * @typedef {{ name: string, type: string }} Attribute
 * @typedef {{ tag: string, attributes: Attribute[] }} Widget
 * @typedef {{ name: string, html: string }} Case
 */

export const widgets = packages.flatMap((name) => {
  const file = fileURLToPath(new URL(`../../../../packages/${name}/custom-elements.json`, import.meta.url));
  const { modules } = JSON.parse(readFileSync(file, 'utf8'));
  return modules[0].declarations.map((/** @type {any} */ { tagName, attributes }) => ({
    tag: tagName,
    attributes: attributes.map((/** @type {any} */ row) => ({ name: row.name, type: row.format ?? row.type.text })),
  }));
});

const run = 'globalThis.hostileRan=1';

/** Unknown attributes that would be dangerous if copied to the output. */
export const foreign = [
  ['onfocus', run],
  ['onblur', run],
  ['onclick', run],
  ['onpointerenter', run],
  ['onmouseover', run],
  ['onanimationend', run],
  ['onanimationstart', run],
  ['ontransitionend', run],
  ['onload', run],
  ['onerror', run],
  ['onbeforetoggle', run],
  ['style', 'position:fixed;inset:0;animation:fade 1s'],
  ['class', 'site-header'],
  ['id', 'site-header'],
  ['is', 'clothesline-chat'],
  ['slot', 'header'],
  ['part', 'launcher'],
  ['tabindex', '0'],
  ['autofocus', ''],
  ['contenteditable', ''],
  ['popover', ''],
  ['title', run],
  ['srcdoc', `<script>${run}</script>`],
  ['innerhtml', `<img src=x onerror=${run}>`],
  ['__proto__', run],
  ['constructor', run],
  ['prototype', run],
];

const script = `javascript:${run}`;

/** Hostile values per attribute type. @type {Record<string, string[]>} */
const values = {
  url: [
    `${script}//`,
    ` ${script}//`,
    `\u0001${script}//`,
    `java\tscript:${run}//`,
    `java\nscript:${run}//`,
    `JAVASCRIPT:${run}//`,
    `javascript&colon;${run}//`,
    `javascript:%250a${run}`,
    `feed:${script}`,
    `data:text/html,<script>${run}</script>`,
    `data:text/javascript,${run}`,
    `blob:http://localhost/${run}`,
    `vbscript:${run}`,
    `view-source:${script}`,
    `about:blank#${run}`,
    'file:///etc/passwd',
    'filesystem:http://localhost/temporary/x',
    'ws://localhost/',
    'mailto:a@b.example',
    '//elsewhere.invalid',
    '/\\elsewhere.invalid',
    'https://[::bad',
    'https://user:pass@localhost:1/',
    '../../',
    '?a=1',
    '#x',
    'x'.repeat(5000),
    '',
  ],
  number: [
    'Infinity',
    '-Infinity',
    '1e9',
    '1e309',
    '-1',
    '0',
    '0.5',
    '20000',
    'NaN',
    '0x10',
    '٣',
    '',
    ' ',
    'abc',
    '1;2',
  ],
  boolean: ['', 'true', 'false', script],
  object: [
    '[object Object]',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    `{"id":1,"title":{"toString":1},"images":[{}]}`,
    `{"id":1,"title":"x","images":["${script}","data:text/html,x"],"locationName":{},"distance":"far"}`,
    `{"id":"1/../../${run}","title":"x","images":[]}`,
    `{"id":1,"title":"<img src=x onerror=${run}>","images":[],"description":"<script>${run}</script>"}`,
    `{"featuredHeading":{"a":1},"donor":"text","nearbyHeading":[],"submit":{}}`,
    `${'['.repeat(4000)}${']'.repeat(4000)}`,
  ],
  text: [
    `<img src=x onerror=${run}>`,
    `"><script>${run}</script>`,
    '</style><style>*{position:fixed}',
    '\u202e\u0000\ud800',
    '__proto__',
    'constructor',
    'a'.repeat(20_000),
    '',
  ],
  choice: [
    'dark;position:fixed;inset:0;background:url(//elsewhere.invalid)',
    'dark}*{position:fixed',
    'light dark;--x:1',
    'constructor',
    '__proto__',
    'toString',
    'DARK',
    '',
  ],
  language: ['x', 'no such language', '../../x', 'en;q=1', '"><b>', 'zz-ZZ-ZZ-ZZ', 'x-'.repeat(2000), ''],
};

/** @param {string} type */
const kindOf = (type) => (type.includes('|') ? 'choice' : type === 'string' ? 'text' : type);

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {Record<string, string>} attributes @param {string} [prefix] */
const written = (attributes, prefix = '') =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escaped(value)}"`)
    .join('');

/**
 * Mimics WordPress's `wp_kses_post`: strips event handlers but preserves `data-*` attributes on a `<div>`.
 * @param {Record<string, string>} attributes
 */
export function leftByWordPress(attributes) {
  const plain = new Set(['align', 'class', 'dir', 'id', 'lang', 'role', 'style', 'title']);
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => plain.has(name) || /^data-[a-z0-9_-]+$/.test(name) || /^aria-[a-z]+$/.test(name),
    ),
  );
}

/**
 * Combines each attribute with each value of its type, both on a custom element and on a mount point.
 * @param {Widget} widget
 * @returns {Case[]}
 */
export function casesOf({ tag, attributes }) {
  const name = tag.slice('clothesline-'.length);
  const always = tag === 'clothesline-donation-card' ? { 'donation-id': '1' } : {};
  /** @param {Record<string, string>} given */
  const mount = (given) =>
    `<div data-clothesline="${name}"${written(leftByWordPress(prefixed({ ...always, ...given })))}></div>`;
  /** @param {Record<string, string>} given */
  const element = (given) => `<${tag}${written({ ...always, ...given })}></${tag}>`;
  const lists = attributes.map((attribute) => ({
    name: attribute.name,
    list: values[kindOf(attribute.type)] ?? missing(attribute),
  }));
  const rounds = Math.max(...lists.map(({ list }) => list.length));
  return [
    { name: 'attributes that are none of its own', html: mount(Object.fromEntries(foreign)) },
    {
      name: 'a mount point in a mount point',
      html: `<div data-clothesline="${name}"><div data-clothesline="${name}"></div></div>`,
    },
    {
      name: 'no such widget',
      html: '<div data-clothesline="../../x"></div><div data-clothesline="constructor"></div>',
    },
    ...Array.from({ length: rounds }, (_, round) =>
      // offset the lists differently in each round, otherwise an invalid value could mask another
      Object.fromEntries(lists.map(({ name: key, list }, index) => [key, list[(round + index) % list.length] ?? ''])),
    ).flatMap((given) => [
      { name: `tag${written(given).slice(0, 500)}`, html: element(given) },
      { name: `mount point${written(given).slice(0, 500)}`, html: mount(given) },
    ]),
  ];
}

/** @param {Record<string, string>} attributes */
const prefixed = (attributes) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]));

/** @param {Attribute} attribute @returns {never} */
function missing({ name, type }) {
  throw new Error(`No hostile values for the type ${type} of ${name}: add some.`);
}
