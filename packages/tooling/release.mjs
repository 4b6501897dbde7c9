import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { writeRepositoryFields } from './lib/repositoryFields.mjs';
import { run } from './lib/run.mjs';
import { log, UserError } from './lib/log.mjs';
import { workspaces } from './lib/workspaces.mjs';

/*
 * Builds the public packages and publishes the versions that aren't on npm yet. `npm run release -- --dry-run` only
 * prints the versions that the changesets lead to.
 */

async function plannedVersions() {
  const folder = mkdtempSync(join(tmpdir(), 'clothesline-release-'));
  try {
    const file = join(folder, 'status.json');
    const { code, output } = await run('changeset', ['status', `--output=${file}`]);
    if (code !== 0) throw new UserError(`The changesets could not be read:\n${output}`);
    /** @type {{ releases: { name: string, newVersion: string }[] }} */
    const { releases } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function release() {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  if (values['dry-run']) {
    const planned = await plannedVersions();
    for (const { name, version, published } of workspaces()) {
      if (published) log(`${name} ${planned.get(name) ?? version}`);
    }
    return;
  }
  await build([]);
  writeRepositoryFields(workspaces().flatMap(({ folder, published }) => (published ? [folder] : [])));
  const { code, output } = await run('changeset', ['publish']);
  log(output);
  if (code !== 0) throw new UserError('Not everything was published; what went wrong is above.');
}

try {
  await release();
} catch (error) {
  if (!(error instanceof UserError) && !(error instanceof TypeError)) throw error;
  log(error.message);
  process.exitCode = 1;
}
