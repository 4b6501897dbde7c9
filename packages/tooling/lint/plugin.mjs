/* The project's own rules for oxlint: how code is worded, and which folder imports which. */
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forbidden, rooms } from './rooms.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isTest = /\.(test|spec|stories|guide)\.|\/(testing|e2e|bench|examples|conformance)\//;

const opener = /^(What|Who|Whoever|Whose|Where|Nobody|Nothing|Somebody|Neither)\b/;
const riddle = /\b(nobody|somebody|whoever|is told|are told|is said|are said|anew|of whom|hears? of|tells? of)\b/i;
const badEnding = /(Of|In|By|At|From|With|For|On|Said|Told|Meant|Asked|Shown|Heard|Known)$/;
/** Names whose ending belongs to them: a predicate, and signing in. */
const allowed = /^(is|has|can)[A-Z]|signIn$/i;

/** @param {{ filename: string }} context */
const readPath = ({ filename }) => relative(root, filename).replaceAll('\\', '/');

const words = {
  /** @param {any} context */
  create(context) {
    if (isTest.test(readPath(context))) return {};
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const lines = comment.value.split('\n').map((/** @type {string} */ line) => line.replace(/^\s*\*?\s?/, ''));
          const odd = lines.find((/** @type {string} */ line) => opener.test(line) || riddle.test(line));
          if (odd === undefined) continue;
          context.report({
            loc: comment.loc,
            message: `Begin with a noun of the code or a verb, and say why ("How code reads here" in Guides/Writing): "${odd.trim()}"`,
          });
        }
      },
    };
  },
};

const names = {
  /** @param {any} context */
  create(context) {
    if (isTest.test(readPath(context))) return {};
    /** @param {any} id */
    const check = (id) => {
      if (id?.type !== 'Identifier' || allowed.test(id.name) || !badEnding.test(id.name)) return;
      context.report({ node: id, message: `A function is a verb or a noun of the field: "${id.name}".` });
    };
    return {
      /** @param {any} node */
      FunctionDeclaration: (node) => check(node.id),
      /** @param {any} node */
      VariableDeclarator: (node) => {
        if (/^(Arrow)?FunctionExpression$/.test(node.init?.type)) check(node.id);
      },
    };
  },
};

const imports = {
  /** @param {any} context */
  create(context) {
    const file = readPath(context);
    if (isTest.test(file)) return {};
    const [folder, ordered = {}] = Object.entries(rooms).find(([name]) => file.startsWith(`${name}/`)) ?? [];
    const order = Object.keys(ordered);
    const bans = forbidden.filter(({ files }) => files.test(file));
    /** @param {string} path Of a file in the folder */
    const findRoom = (path) => (path.includes('/') ? (path.split('/')[0] ?? '') : '.');
    /** @param {any} node */
    const check = ({ source }) => {
      if (!source) return;
      for (const { imports: banned, message } of bans) {
        if (banned.test(source.value)) context.report({ node: source, message });
      }
      if (folder === undefined || !source.value.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), source.value);
      if (!target.startsWith(`${folder}/`)) return;
      const [from, to] = [file, target].map((path) => findRoom(path.slice(folder.length + 1)));
      if (from === to || from === '.' || to === '.') return;
      const [own = -1, other = -1] = [from, to].map((room) => order.indexOf(room ?? ''));
      if (0 <= other && other < own) return;
      const unknown = [from, to].find((room) => !order.includes(room ?? ''));
      context.report({
        node: source,
        message: unknown
          ? `The room "${unknown}" is not in packages/tooling/lint/rooms.mjs.`
          : `Import directions: ${from} comes before ${to} in packages/tooling/lint/rooms.mjs.`,
      });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { meta: { name: 'house' }, rules: { words, names, imports } };
