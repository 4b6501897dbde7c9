import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest PostgreSQL that the server runs on. */
const oldest = 15;

/** Why there is no PostgreSQL to test with; the tests that need one say it. */
export const noPostgres =
  'skipped: PostgreSQL 15 or newer is not installed here, and TEST_DATABASE_URL names no other server';

/** The folder of PostgreSQL's programs, the newest version first; undefined where none is installed. */
export function postgresBinaries(): string | undefined {
  const debian = listed('/usr/lib/postgresql').map(
    (version) => [version, `/usr/lib/postgresql/${version}/bin`] as const,
  );
  const redHat = listed('/usr')
    .filter((name) => name.startsWith('pgsql-'))
    .map((name) => [name.slice(6), `/usr/${name}/bin`] as const);
  const versioned = [...debian, ...redHat]
    .filter(([version]) => Number(version) >= oldest)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([, folder]) => folder);
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...versioned, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

/** PostgreSQL refuses to run as root: the user that it runs as instead. Undefined where we are nobody special. */
export function plainUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
