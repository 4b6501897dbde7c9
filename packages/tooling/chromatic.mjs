/* Publishes the Storybook to Chromatic, if you have a project there. Run it with `npm run chromatic`. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UserError, script } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** Decorators or the theme use these files in every story, so a change affects all of them. */
const shared = [
  '.storybook/*.{ts,tsx,css}',
  'packages/ui/src/{css,theme,locale,components/ThemeRoot}/**',
  'packages/api-client/src/testing/**',
  'packages/tooling/vitest/*.css',
];

/** Finds files imported by styles in TypeScript. They affect all stories too, but the build stats end at the styles. */
function listStyleImports() {
  const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root }).flatMap((file) => {
    const imports = readFileSync(join(root, file), 'utf8').matchAll(/ from '(\..+)\.js'/g);
    return Array.from(imports, ([, name = '']) => posix.join(posix.dirname(file.replaceAll('\\', '/')), `${name}.ts`));
  });
  return [...new Set(files)];
}

/**
 * Only takes screenshots of stories with changed modules. The Storybook settings import every component, so they have
 * to be excluded from the dependency graph.
 */
const turboSnap = [
  '--only-changed',
  '--untraced',
  '.storybook/**',
  ...[...shared, ...listStyleImports()].flatMap((files) => ['--externals', files]),
];

await script(import.meta.url, async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new UserError(
      'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published: take the token from your project on chromatic.com (Manage, Configure) and run CHROMATIC_PROJECT_TOKEN=… npm run chromatic.',
    );
  }
  // The token is passed in the environment because arguments show up in the process list.
  const args = ['--build-script-name', 'build-storybook', ...turboSnap, ...process.argv.slice(2)];
  const { code } = await run('chromatic', args, { show: true });
  return code;
});
