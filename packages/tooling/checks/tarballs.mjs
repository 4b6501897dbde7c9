import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const conditions = new Set(['types', 'import', 'default', 'clothesline-source']);
/** Required attributions for data in a package. @type {Readonly<Record<string, RegExp>>} */
const notices = {
  '@clothesline/donations-map': /OpenStreetMap[\s\S]*GeoNames/,
  '@clothesline/location': /GeoNames[\s\S]*Attribution 4\.0/,
};

/**
 * Checks an unpacked tarball and returns its problems.
 * @param {string} folder
 * @param {string} name
 * @returns {string[]}
 */
export function tarballProblems(folder, name) {
  const read = (/** @type {string} */ file) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const manifest = JSON.parse(read('package.json'));
  const problems = [];
  if (!read('LICENSE').startsWith('MIT License')) problems.push('it has no license.');
  for (const field of ['description', 'license', 'keywords', 'engines', 'exports', 'sideEffects']) {
    if (manifest[field] === undefined) problems.push(`its package.json has no "${field}".`);
  }
  if (manifest.publishConfig?.access !== 'public') problems.push('npm would publish it for its owners alone.');
  if (notices[name] && !notices[name].test(read('NOTICE.md'))) problems.push('it does not say whose data it has.');
  for (const [entry, target] of Object.entries(manifest.exports)) {
    for (const [condition, file] of Object.entries(typeof target === 'string' ? { default: target } : target)) {
      if (!conditions.has(condition)) problems.push(`"${entry}" has the condition "${condition}".`);
      const isOurs = condition === 'clothesline-source';
      // for patterns, check the folder
      const place = join(folder, file.replace(/\*.*$/, ''));
      if (!isOurs && !existsSync(place)) problems.push(`"${entry}" names ${file}, which is not there.`);
    }
    if (entry.endsWith('.css') && !target.types) problems.push(`"${entry}" has no types.`);
  }
  const readme = read('README.md');
  for (const [, link = ''] of readme.matchAll(/\]\(([^)#:]+)\)/g)) {
    if (!existsSync(join(folder, link))) problems.push(`its README links ${link}, which is not there.`);
  }
  const line = /^npm install (.*)$/m.exec(readme)?.[1]?.split(' ') ?? [];
  const optional = Object.keys(manifest.peerDependenciesMeta ?? {});
  for (const needed of [name, ...Object.keys(manifest.peerDependencies ?? {})]) {
    if (!line.includes(needed) && !optional.includes(needed)) problems.push(`its README does not install ${needed}.`);
  }
  for (const kind of ['dependencies', 'peerDependencies']) {
    for (const [other, range] of Object.entries(manifest[kind] ?? {})) {
      const isShared = ['@clothesline/ui', '@clothesline/api-client', 'react', '@tanstack/react-query'].includes(other);
      if (isShared && kind === 'dependencies') problems.push(`${other} is no peer: a page would have it twice.`);
      if ((isShared || other === 'zod') && !/^[\^>]/.test(range)) {
        problems.push(`${other} has no range: a page would have it twice.`);
      }
    }
  }
  return [...problems, ...dependencyProblems(folder, manifest)];
}

/**
 * Compares the imports with the declared dependencies.
 * @param {string} folder
 * @param {{ name: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} manifest
 */
function dependencyProblems(folder, { name, dependencies = {}, peerDependencies = {} }) {
  const imported = new Set(
    globSync(['dist/**/*.js', 'dist/**/*.d.ts'], { cwd: folder }).flatMap((file) =>
      Array.from(
        readFileSync(join(folder, file), 'utf8').matchAll(
          /(?:^import\s*|^(?:import|export)\b[^'"`;=()]*\bfrom\s*|\bimport\()["']((?:@[\w-]+\/)?[a-z][\w.-]*)/gm,
        ),
        ([, one = '']) => one,
      ),
    ),
  );
  const needed = new Set([...imported, ...Object.keys(dependencies).flatMap((one) => readPeers(folder, one))]);
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return [
    ...[...imported].filter((one) => !declared.has(one)).map((one) => `it imports ${one} undeclared.`),
    ...[...declared].filter((one) => one !== name && !needed.has(one)).map((one) => `it does not import ${one}.`),
  ];
}

/**
 * Returns the peer dependencies of a dependency. @param {string} folder Folder of the dependent package @param {string}
 * name
 */
function readPeers(folder, name) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const file =
    resolve
      .paths(name)
      ?.map((place) => join(place, name, 'package.json'))
      .find(existsSync) ?? '';
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).peerDependencies ?? {});
}
