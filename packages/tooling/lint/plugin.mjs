/* The project's own rules for oxlint: which folder imports which. */
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closed, forbidden, rooms } from './rooms.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isTest = /\.(test|spec|stories|guide)\.|\/(testing|e2e|bench|examples|conformance)\//;

/** @param {{ filename: string }} context */
const readPath = ({ filename }) => relative(root, filename).replaceAll('\\', '/');

const imports = {
  /** @param {any} context */
  create(context) {
    const file = readPath(context);
    if (isTest.test(file)) return {};
    const folders = Object.entries(rooms).filter(([folder]) => file.startsWith(`${folder}/`));
    const bans = forbidden.filter(({ files }) => files.test(file));
    /** @param {string} path @param {string} folder */
    const findRoom = (path, folder) => {
      const [room = '', ...rest] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
      return rest.length > 0 ? room : '';
    };
    /** @param {any} node */
    const check = ({ source }) => {
      const name = source?.value;
      if (typeof name !== 'string') return;
      const report = (/** @type {string} */ message) => context.report({ node: source, message });
      for (const { imports: banned, message } of bans) if (banned.test(name)) report(message);
      if (!name.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), name);
      for (const [folder, ordered] of folders) {
        const [from, to] = [findRoom(file, folder), findRoom(target, folder)];
        if (from === to || from === '' || to === '') continue;
        const order = Object.keys(ordered);
        const [own = -1, other = -1] = [from, to].map((room) => order.indexOf(room));
        if (0 <= other && other < own) continue;
        const unknown = [from, to].find((room) => !order.includes(room));
        report(
          unknown
            ? `The room "${unknown}" is not in packages/tooling/lint/rooms.mjs.`
            : `Import directions: ${from} comes before ${to} in packages/tooling/lint/rooms.mjs.`,
        );
      }
      for (const folder of closed) {
        const room = findRoom(target, folder);
        if (room === '' || room === findRoom(file, folder) || target === `${folder}/${room}/index.js`) continue;
        report(`Import ${folder}/${room}/index.js: the rest of the folder is its own.`);
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'house' }, rules: { imports } };
