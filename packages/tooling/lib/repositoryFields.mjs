import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';
import { UserError } from './log.mjs';

/**
 * Returns the package.json fields that link to the source. npm shows them and requires them for provenance. They're
 * read from the publishing workflow so that they're correct in forks as well.
 * @param {string} folder Path relative to the root, e.g. "packages/ui"
 * @param {NodeJS.ProcessEnv} env Contains GITHUB_SERVER_URL and GITHUB_REPOSITORY ("owner/name")
 * @returns {Record<string, unknown> | undefined} Undefined outside of a workflow
 */
export function repositoryFields(folder, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !URL.canParse(server)) {
    throw new UserError(`${server} and ${repository} are no address of a repository.`);
  }
  const address = `${new URL(server).origin}/${repository}`;
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
    homepage: `${address}/tree/main/${folder}#readme`,
    bugs: `${address}/issues`,
  };
}

/** Adds the fields to each package.json before publishing. @param {readonly string[]} folders Absolute paths */
export function writeRepositoryFields(folders) {
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const fields = repositoryFields(relative(root, folder).replaceAll('\\', '/'), process.env);
    if (fields) writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
  }
}
