/*
 * The project's own oxlint rule: import directions between folders, from folders.json. A file may import from its own
 * and preceding folders. Folders under `closed` can only be imported through their `index.js`.
 */
import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isTest = /\.(test|spec|stories|guide)\.|\/(testing|e2e|bench|examples|conformance)\//;
/** @type {{ folders: Record<string, Record<string, string>>, closed: string[] }} */
const { folders, closed } = JSON.parse(readFileSync(new URL('folders.json', import.meta.url), 'utf8'));

/** The subfolder of `parent` that contains `path`, or ''. @param {string} path @param {string} parent */
function getSubfolder(path, parent) {
  const [folder = '', ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
  return rest.length > 0 ? folder : '';
}

/** @param {string} file @param {string} target @returns {string[]} */
function findProblems(file, target) {
  const directions = Object.entries(folders).flatMap(([parent, ordered]) => {
    const [from, to] = [getSubfolder(file, parent), getSubfolder(target, parent)];
    if (from === to || from === '' || to === '') return [];
    const order = Object.keys(ordered);
    const unknown = [from, to].find((folder) => !order.includes(folder));
    if (unknown) return [`Add the folder "${unknown}" to packages/tooling/lint/folders.json.`];
    if (order.indexOf(to) < order.indexOf(from)) return [];
    return [`${from} can't import from ${to}, which is later in packages/tooling/lint/folders.json.`];
  });
  const entries = closed.flatMap((parent) => {
    const folder = getSubfolder(target, parent);
    if (folder === '' || folder === getSubfolder(file, parent) || target === `${parent}/${folder}/index.js`) return [];
    return [`Import ${parent}/${folder}/index.js instead: other files of the folder are internal.`];
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
