import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';
import { UserError } from './log.mjs';

/**
 * Fields of a package.json that name the package's source, for its page on npm and for the proof of its origin
 * (provenance), which npm refuses without. Reads them from the publishing workflow, so that they are right in a fork
 * too.
 * @param {string} folder From the repository's root, such as "packages/ui"
 * @param {NodeJS.ProcessEnv} env With GITHUB_SERVER_URL and GITHUB_REPOSITORY ("owner/name")
 * @returns {Record<string, unknown> | undefined} fields of a package.json; none outside of such a workflow
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

/** Writes the fields into each package.json while publishing. @param {readonly string[]} folders Absolute */
export function writeRepositoryFields(folders) {
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const fields = repositoryFields(relative(root, folder).replaceAll('\\', '/'), process.env);
    if (fields) writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
  }
}
