import { parseAst } from 'rolldown/parseAst';

/** What a table says to the reader of a manifest or a document, and no code reads. */
const words = new Set(['description', 'holds']);
const lists = new Set(['parts', 'variables']);

/** The modules in which tables of elements are written. */
const filter = { id: /[\\/]element[\\/]table\.ts$|[\\/]web-component[\\/]src[\\/](table|attributes)\.ts$/ };

/**
 * The tables of the elements without what only people read.
 * @type {import('rolldown').Plugin}
 */
export const tables = {
  name: 'tables',
  transform: {
    filter,
    handler: (code) => ({ code: withoutWords(code), map: null }),
  },
};

/**
 * @param {string} code TypeScript
 * @returns {string} The same without texts called `description` or `holds`, and without what a table lists for people
 */
export function withoutWords(code) {
  let left = code;
  for (const { start, end } of unread(parseAst(code, { lang: 'ts' })).reverse()) {
    left = left.slice(0, start) + left.slice(end).replace(/^\s*,/, '');
  }
  return left;
}

/**
 * The properties that are left out, in their order; none is within another.
 * @param {any} node Of the syntax tree
 * @param {boolean} [isTable] Whether it is the object of a table itself
 * @returns {{ start: number, end: number }[]}
 */
function unread(node, isTable = false) {
  if (typeof node !== 'object' || node === null) return [];
  if (node.type === 'CallExpression' && node.callee.name === 'defineTable') return unread(node.arguments[0], true);
  if (node.type !== 'ObjectExpression') return Object.values(node).flatMap((child) => unread(child));
  return node.properties.flatMap(
    /** @param {any} property */
    (property) => (isUnread(property, isTable) ? [property] : unread(property)),
  );
}

/** @param {any} property Of an object literal @param {boolean} isTable Whether that is a table */
function isUnread({ key, value }, isTable) {
  if (isTable && lists.has(key?.name)) return true;
  return words.has(key?.name) && (typeof value.value === 'string' || value.type === 'TemplateLiteral');
}
