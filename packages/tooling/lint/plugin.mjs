/*
 * The project's own rule for oxlint: which folder ("room") imports which, by rooms.json. A file may import from its own
 * room and any preceding rooms. Rooms in `closed` folders can only be imported via their `index.js`.
 */
import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isTest = /\.(test|spec|stories|guide)\.|\/(testing|e2e|bench|examples|conformance)\//;
/** @type {{ rooms: Record<string, Record<string, string>>, closed: string[] }} */
const { rooms, closed } = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));

/** @param {string} path @param {string} folder */
function findRoom(path, folder) {
  const [room = '', ...rest] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
  return rest.length > 0 ? room : '';
}

/** @param {string} file @param {string} target @returns {string[]} */
function findProblems(file, target) {
  const directions = Object.entries(rooms).flatMap(([folder, ordered]) => {
    const [from, to] = [findRoom(file, folder), findRoom(target, folder)];
    if (from === to || from === '' || to === '') return [];
    const order = Object.keys(ordered);
    const unknown = [from, to].find((room) => !order.includes(room));
    if (unknown) return [`The room "${unknown}" is not in packages/tooling/lint/rooms.json.`];
    if (order.indexOf(to) < order.indexOf(from)) return [];
    return [`Import directions: ${from} comes before ${to} in packages/tooling/lint/rooms.json.`];
  });
  const entries = closed.flatMap((folder) => {
    const room = findRoom(target, folder);
    if (room === '' || room === findRoom(file, folder) || target === `${folder}/${room}/index.js`) return [];
    return [`Import ${folder}/${room}/index.js: the rest of the folder is internal.`];
  });
  return [...directions, ...entries];
}

const imports = {
  /** @param {any} context */
  create(context) {
    const file = relative(root, context.filename).replaceAll('\\', '/');
    if (isTest.test(file)) return {};
    /** @param {any} node */
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), source.value);
      for (const message of findProblems(file, target)) context.report({ node: source, message });
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
