import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const library = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Built files of other packages may contain libraries as well (e.g. icons), and have their own notices. */
const builtNotices = /^.*[\\/]packages[\\/][^\\/]+[\\/]dist(?=[\\/])/;

const line = `\n${'-'.repeat(80)}\n\n`;

const [permission] =
  /Permission is hereby[\s\S]+/.exec(readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8')) ?? [];

/**
 * Collects the license notices of all bundled libraries. Their licenses require a copy.
 * @param {Iterable<string>} ids Module paths
 */
export function writeLicenses(ids) {
  const folders = new Set([...ids].flatMap((id) => library.exec(id) ?? []));
  const notices = [...folders].map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const holder = typeof author === 'object' ? author.name : author;
    return `${name} ${version}, ${license}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : `Copyright (c) ${holder}\n\n${permission}`}\n`;
  });
  const built = new Set(
    [...ids].flatMap((id) => builtNotices.exec(id)?.map((dist) => join(dist, 'licenses.txt')) ?? []),
  );
  /** @type {Set<string>} */
  const all = new Set(notices);
  for (const file of built) {
    if (existsSync(file)) for (const notice of readFileSync(file, 'utf8').split(line)) all.add(notice);
  }
  return [...all].toSorted().join(line);
}
