/* `npm run chromatic`: publishes the workshop to Chromatic, for users with a project there. */
import { run } from './lib/run.mjs';
import { UserError, script } from './lib/log.mjs';

/**
 * Takes only stories whose modules changed, by the stats that Chromatic's build of the workshop writes. The accepted
 * pictures are files of the workshop, and no story shows them.
 */
const turboSnap = ['--only-changed', '--untraced', '.storybook/screenshots/**'];

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
