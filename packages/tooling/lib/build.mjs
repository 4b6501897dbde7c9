import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { UserError, during, log } from './log.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * Builds changed packages. Throws a `UserError` if it fails.
 * @param {string[]} names Packages to build, with what they need; none: every package
 */
export async function build(names) {
  const filters = names.map((name) => `--filter=${name}`);
  const { code, output } = await during('Building what changed', () =>
    run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']),
  );
  if (code === 0) return;
  log(output);
  throw new UserError('The build failed; what went wrong is above.');
}

/**
 * Empties the packages' build folders. A build from the cache keeps files of the last one, which would be measured and
 * packed.
 */
export function forgetPackages() {
  for (const { folder, published } of workspaces()) {
    if (published) rmSync(join(folder, 'dist'), { recursive: true, force: true });
  }
}
