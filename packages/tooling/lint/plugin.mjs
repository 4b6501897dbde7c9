/* The project's own rules for oxlint: which folder imports which. */
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forbidden, rooms } from './rooms.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isTest = /\.(test|spec|stories|guide)\.|\/(testing|e2e|bench|examples|conformance)\//;

/** @param {{ filename: string }} context */
const readPath = ({ filename }) => relative(root, filename).replaceAll('\\', '/');

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

export default { meta: { name: 'house' }, rules: { imports } };
