import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './facts.js';

const files = [
  '{apps,packages}/*/{src,e2e}/**/*.{test,spec}.{ts,tsx,mjs}',
  'packages/*/src/testing/**/*.{ts,tsx}',
  'packages/conformance/src/**/*.ts',
  'packages/tooling/**/*.test.mjs',
];

export function allTestTitles(): Record<string, string[]> {
  const paths = globSync(files, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return Object.fromEntries(
    paths.map((path) => [path, [...new Set(testTitles(readFileSync(join(root, path), 'utf8')))]]),
  );
}

export function testTitles(source: string): string[] {
  return source.split(/^\s*(?=(?:it|test)[.(])/m).flatMap((part) => {
    const call = /^(?:it|test)\.(?:each|for|skipIf)\b/.test(part)
      ? /\)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/s
      : /^\w+\(\s*(['"`])((?:\\.|(?!\1).)+)\1/s;
    const title = call.exec(part)?.[2];
    return title === undefined ? [] : [title.replaceAll(/\\(.)/g, '$1')];
  });
}
