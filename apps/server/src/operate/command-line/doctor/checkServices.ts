import { sql } from 'kysely';
import type { Config } from '../../../config/readConfig.js';
import { errorReason } from '../../../config/startError.js';
import { smtpTransport } from '../../../mail/smtp.js';
import { explainBucketFailure } from '../../../photos/openPhotos.js';
import { refuseNewer } from '../../../store/migrate.js';
import { hasStore } from '../../../store/open/embeddedPlace.js';
import { withDatabase } from '../../../store/withDatabase.js';
import { advice, ok, problem, type Found } from './checks.js';

export async function checkDatabase(config: Config): Promise<Found> {
  if (config.databaseUrl === undefined && !(await hasStore(config.dataDir))) {
    return advice('There is no database yet.', 'Start the server or run "clothesline migrate" to create it.');
  }
  return withDatabase(config, { alone: false }, async (db) => {
    const { done, due } = await refuseNewer(db);
    if (done.length === 0) return advice('The database is empty.', 'The server fills it on its first start.');
    if (due.length > 0) {
      return advice(
        `${due.length} migrations are due.`,
        'Make a backup, then run "clothesline migrate" or start the server.',
      );
    }
    const { rows } = await sql<{ version: string; size: string }>`
      select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`.execute(
      db,
    );
    return ok(`PostgreSQL ${rows[0]?.version} responds. Database size: ${rows[0]?.size}.`);
  });
}

/** Tolerance in milliseconds. For comparison, sign-in codes are valid for 10 minutes. */
const tolerance = 60_000;

/** Clocks before this date must be wrong. */
const earliest = Date.UTC(2026, 0, 1);

const mend = 'Synchronize the clock with NTP ("timedatectl set-ntp true").';

export async function checkClock(config: Config): Promise<Found> {
  if (Date.now() < earliest) return problem(`The clock says ${new Date().toISOString()}.`, mend);
  if (config.databaseUrl === undefined) return ok(`The clock says ${new Date().toISOString()}.`);
  const difference = await withDatabase(config, { alone: false }, async (db) => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    return Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0));
  });
  const what = `This clock differs from the database's by ${(difference / 1000).toFixed(1)} seconds.`;
  return difference > tolerance ? problem(what, mend) : ok(what);
}

const standardTimeout = 10_000;

export async function checkMail(
  { smtpUrl, mailDir, mailFrom }: Pick<Config, 'smtpUrl' | 'mailDir' | 'mailFrom'>,
  timeout = standardTimeout,
): Promise<Found> {
  if (smtpUrl === undefined) {
    return advice(
      `SMTP_URL is not set: emails are written to ${mailDir}.`,
      'Set SMTP_URL to your mail server (smtp://user:password@host:587), so that people get their codes.',
    );
  }
  const transport = smtpTransport(smtpUrl, timeout);
  try {
    await transport.verify();
    if (/@localhost>?\s*$/.test(mailFrom)) {
      return advice(
        `The mail server works, but emails are sent from ${mailFrom}.`,
        'Set MAIL_FROM to an address of yours, or others take them for spam.',
      );
    }
    return ok('The mail server accepts the credentials.');
  } catch (error) {
    return problem(
      `The mail server in SMTP_URL doesn't work (${errorReason(error)}).`,
      'Check host, port, user and password in SMTP_URL, and that the server supports TLS with a valid certificate.',
    );
  } finally {
    transport.close();
  }
}

export async function checkPhotos({ photosBucket, dataDir }: Config): Promise<Found> {
  if (photosBucket === undefined) return ok(`They are stored in ${dataDir}.`);
  const reason = await explainBucketFailure(photosBucket);
  if (reason === undefined) return ok(`The storage at ${photosBucket.address} works.`);
  return problem(
    `The storage at ${photosBucket.address} doesn't respond (${reason}).`,
    "Check the address in PHOTOS_URL, and that the storage is running. Photos aren't shown until it responds.",
  );
}
