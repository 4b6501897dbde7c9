import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @returns facts about each component, keyed by the path of its stories file */
export function allFacts(): Record<string, ComponentFacts> {
  const changes = allChanges();
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  return Object.fromEntries(files.map((file) => [slashed(file), readFacts(slashed(file), changes)]));
}

function readFacts(stories: string, changes: Change[]): ComponentFacts {
  const folder = dirname(stories);
  const name = basename(stories, '.stories.tsx');
  const source = [`${folder}/${name}.tsx`, `${folder}/${name.toLowerCase()}.ts`].find((file) =>
    existsSync(join(root, file)),
  );
  const tokens = readStyles(folder).flatMap((text) =>
    [...text.matchAll(/\bvars\.(?!css\b)(\w+)\.(\w+)/g)].map(([, group = '', token = '']) => variable(group, token)),
  );
  return {
    title: /^ {2}title: '(\w+\/.+)'/m.exec(read(stories))?.[1] ?? name,
    source,
    stories,
    tests: globSync(`${name}*.test.ts*`, { cwd: join(root, folder) })
      .map((file) => `${folder}/${slashed(file)}`)
      .toSorted(),
    tokens: [...new Set(tokens)].toSorted(),
    changes: changes
      .filter(({ packages }) => packages.includes(stories.split('/')[1] ?? ''))
      .flatMap(({ version, says }) => findSentences(name, says).map((sentence) => ({ version, says: sentence }))),
  };
}

/** Changelog entries often cover several components; only pick the sentences that mention this component. */
export function findSentences(name: string, says: string): string[] {
  const named = new RegExp(`(?<![\\w/-])${name}(?![\\w/-])`);
  return says
    .split(/\n{2,}|\n(?=\s*- )|(?<=[.!?]) +(?=[A-Z`*])/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').replace(/^ ?- /, '').trim())
    .filter((sentence) => named.test(sentence));
}

function readStyles(folder: string): string[] {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || !existsSync(join(root, file))) return;
    seen.add(file);
    for (const [, path = ''] of read(file).matchAll(/from '(\.[^']+(?:\.css|mixins)\.js)'/g)) {
      if (!path.endsWith('vars.css.js')) follow(slashed(join(dirname(file), path.replace(/\.js$/, '.ts'))));
    }
  };
  // search the whole folder since a widget is split across several files
  for (const file of globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })) {
    if (!/\.(test|stories|guide)\./.test(file)) follow(slashed(join(folder, file)));
  }
  return [...seen].filter((file) => file.endsWith('.css.ts')).map(read);
}

interface Change {
  version: string;
  says: string;
  packages: string[];
}

export function isBreaking(says: string): boolean {
  return /\bbreaking\b|\bbecame\b|\b(renamed|removed|replaced|dropped)\b|\bno longer\b|\bmust now\b/i.test(says);
}

function allChanges(): Change[] {
  const next = globSync('.changeset/*.md', { cwd: root }).flatMap((file) => {
    const [, head = '', says = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
    const packages = [...head.matchAll(/@clothesline\/([\w-]+)/g)].map(([, name = '']) => name);
    return packages.length > 0 ? [{ version: 'next', says: says.trim(), packages }] : [];
  });
  const past = globSync('packages/*/CHANGELOG.md', { cwd: root }).flatMap((file) => {
    const [, name = ''] = slashed(file).split('/');
    return read(file)
      .split(/^## /m)
      .slice(1)
      .flatMap((part) => {
        const [version = ''] = part.split('\n');
        return [...part.matchAll(/^- (.+(?:\n {2}.+)*)/gm)].map(([, says = '']) => ({
          version,
          says,
          packages: [name],
        }));
      });
  });
  return [...next, ...past];
}

const variable = (group: string, token: string) =>
  `--clothesline-${group}-${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const slashed = (file: string) => file.replaceAll('\\', '/');
