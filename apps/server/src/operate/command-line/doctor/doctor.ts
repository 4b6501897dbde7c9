import type { Config } from '../../../config/readConfig.js';
import { errorReason, StartError } from '../../../config/startError.js';
import { readSite } from '../../../site/readSite.js';
import { exitCodes, type Answer } from '../command.js';
import { checkAddress, checkDemo } from './checkAddress.js';
import { checkClock } from './checkClock.js';
import { checkDatabase } from './checkDatabase.js';
import { checkDisk, checkPermissions } from './checkFolder.js';
import { checkMail } from './checkMail.js';
import { checkPhotos } from './checkPhotos.js';
import { ok, problem, type Finding, type Found } from './checks.js';

/** Runs all checks. The exit code is 1 if there's a problem. Warnings don't change it. */
export async function doctor({ readConfig }: { readConfig: () => Config }): Promise<Answer> {
  const findings: Finding[] = [];
  const look = async (check: Finding['check'], work: () => Promise<Found> | Found) => {
    findings.push({ check, ...(await tried(work)) });
  };
  let config: Config | undefined;
  await look('configuration', async () => {
    config = readConfig();
    if (config.siteDir !== undefined) await readSite(config.siteDir);
    return ok(
      config.databaseUrl === undefined ? `The embedded store in ${config.dataDir}.` : 'The PostgreSQL of DATABASE_URL.',
    );
  });
  if (config) {
    const known = config;
    await look('database', () => checkDatabase(known));
    await look('photos', () => checkPhotos(known));
    await look('mail', () => checkMail(known));
    await look('disk', () => checkDisk(known));
    await look('clock', () => checkClock(known));
    await look('permissions', () => checkPermissions(known));
    await look('address', () => checkAddress(known));
    await look('demo', () => checkDemo(known));
  }
  const isWell = findings.every(({ state }) => state !== 'problem');
  return {
    json: findings,
    text: findings.map(({ check, state, what, mend }) => `${state.padEnd(8)}${check}: ${what} ${mend}`).join('\n'),
    exitCode: isWell ? exitCodes.done : exitCodes.failed,
  };
}

async function tried(work: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    const reason = errorReason(error);
    return error instanceof StartError
      ? problem(reason, 'Mend what it says, and ask again.')
      : problem(`This could not be looked at (${reason}).`, 'Mend that, and ask again.');
  }
}
