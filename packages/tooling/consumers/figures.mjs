import { cpus } from 'node:os';
import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { importSizes } from '../checks/importSizes.mjs';
import { root } from '../lib/paths.mjs';
import { duration, log } from '../lib/log.mjs';

/**
 * A row in the guide: the number of commands until the first correct page, and how long they took in ms.
 * @typedef {{ title: string, steps: number, time: number, warnings: number, problems: string[] }} Figure
 */

const guide = join(root, '.storybook/docs/packages.mdx');

/**
 * Writes the figures into the guide, unless a check failed.
 * @param {readonly Figure[]} figures
 * @param {string} folder Folder with the packages in its node_modules
 */
export async function writeFigures(figures, folder) {
  if (figures.some(({ problems }) => problems.length > 0)) return log('Something failed: the guide stays as it is.');
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, with npm's cache filled.`;
  const projects = [
    '| Project | Commands | Time | Warnings |',
    '| --- | ---: | ---: | ---: |',
    ...figures.map((one) => `| ${one.title} | ${one.steps} | ${duration(one.time)} | ${one.warnings} |`),
  ];
  const sizes = [
    '| Import | Brotli | Ceiling |',
    '| --- | ---: | ---: |',
    ...(await importSizes(folder)).map(
      ({ name, from, bytes, ceiling }) =>
        `| \`${name}\` of \`${from}\` | ${inKilobytes(bytes)} | ${inKilobytes(ceiling)} |`,
    ),
  ];
  const text = readFileSync(guide, 'utf8');
  const written = between(between(text, 'projects', [when, '', ...projects]), 'sizes', sizes);
  writeFileSync(guide, written);
}

/** @param {number} bytes */
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {string} text @param {string} name @param {readonly string[]} lines */
function between(text, name, lines) {
  const [start, end] = [`{/* ${name} */}`, `{/* end of ${name} */}`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The guide has no place for ${name}.`);
  return `${before}${start}\n\n${lines.join('\n')}\n\n${end}${after}`;
}
