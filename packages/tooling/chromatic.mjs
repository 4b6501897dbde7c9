/* `npm run chromatic`: publishes the workshop to Chromatic, for users with a project there. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UserError, script } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** Files that each story shows, by the decorators or by the theme: a change of any takes every story. */
const shared = [
  '.storybook/*.{ts,tsx,css}',
  'packages/ui/src/{css,theme,locale,components/ThemeRoot}/**',
  'packages/api-client/src/testing/**',
  'packages/tooling/vitest/*.css',
];

/**
 * Lists the files that styles in TypeScript import, which take every story too: the stats of the build end at the styles.
 */
function listStyleImports() {
  const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root }).flatMap((file) => {
    const imports = readFileSync(join(root, file), 'utf8').matchAll(/ from '(\..+)\.js'/g);
    return Array.from(imports, ([, name = '']) => posix.join(posix.dirname(file.replaceAll('\\', '/')), `${name}.ts`));
  });
  return [...new Set(files)];
}

/** Takes only stories of changed modules. The settings of the workshop import all components: nothing is traced by them. */
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
  // Passes the token in the environment, since an argument would show in the list of processes.
  const args = ['--build-script-name', 'build-storybook', ...turboSnap, ...process.argv.slice(2)];
  const { code } = await run('chromatic', args, { show: true });
  return code;
});
