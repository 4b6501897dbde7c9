import type { Config } from '../../../config/readConfig.js';
import { errorReason, StartError } from '../../../config/startError.js';
import { readSite } from '../../../site/readSite.js';
import { exitCodes, type Answer } from '../operator.js';
import { checkAddress, checkDemo } from './checkAddress.js';
import { checkDisk, checkPermissions } from './checkFolder.js';
import { checkClock, checkDatabase, checkMail, checkPhotos } from './checkServices.js';
import { ok, problem, type Finding, type Found } from './checks.js';

const checks = {
  database: checkDatabase,
  photos: checkPhotos,
  mail: checkMail,
  disk: checkDisk,
  clock: checkClock,
  permissions: checkPermissions,
  address: checkAddress,
  demo: checkDemo,
} as const;

/** Runs all checks. The exit code is 1 for problems, but not for warnings. */
export async function doctor(readConfig: () => Config): Promise<Answer> {
  let config: Config | undefined;
  const configuration = await tried(async () => {
    config = readConfig();
    if (config.siteDir !== undefined) await readSite(config.siteDir);
    return ok(
      config.databaseUrl === undefined ? `Embedded database in ${config.dataDir}.` : 'PostgreSQL in DATABASE_URL.',
    );
  });
  const findings: Finding[] = [{ check: 'configuration', ...configuration }];
  for (const [check, work] of Object.entries(checks)) {
    if (config) findings.push({ check, ...(await tried(() => work(config as Config))) });
  }
  const hasProblem = findings.some(({ state }) => state === 'problem');
  return {
    json: findings,
    text: findings.map(({ check, state, what, mend }) => `${state.padEnd(8)}${check}: ${what} ${mend}`).join('\n'),
    exitCode: hasProblem ? exitCodes.failed : exitCodes.done,
  };
}

async function tried(work: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    const reason = errorReason(error);
    return error instanceof StartError
      ? problem(reason, 'Fix this and run doctor again.')
      : problem(`This check failed (${reason}).`, 'Fix this and run doctor again.');
  }
}
