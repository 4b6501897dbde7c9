import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { UserError, during, log } from './log.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * Builds the packages that have changed. Throws a `UserError` if that fails.
 * @param {string[]} names Packages to build along with their dependencies. If empty, everything is built
 */
export async function build(names) {
  const filters = names.map((name) => `--filter=${name}`);
  const { code, output } = await during('Building what changed', () =>
    run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']),
  );
  if (code === 0) return;
  log(output);
  throw new UserError('The build failed, see the errors above.');
}

/**
 * Empties the output folders. Turbo leaves old files when restoring a cached build, and they'd be measured and packed.
 */
export function forgetPackages() {
  for (const { folder, published } of workspaces()) {
    if (published) rmSync(join(folder, 'dist'), { recursive: true, force: true });
  }
}
