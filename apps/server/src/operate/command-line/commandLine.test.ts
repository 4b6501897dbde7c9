import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clothesline, commandLineProgram, toSettings, type Ended } from '../../testing/clothesline.js';
import { startServerProcess, type ServerProcess } from '../../testing/startServerProcess.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';

/** A short error message with its exit code, without a stack trace. */
function expectRefusal({ code, out, err }: Ended, wanted: 1 | 2, text: string | RegExp): void {
  expect(err).toMatch(text);
  expect([code, out]).toEqual([wanted, '']);
  expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(err).not.toMatch(/\n\s+at /);
}

describe('The command line with a running server', () => {
  let place: StorePlace;
  let server: ServerProcess;
  let settings: Record<string, string>;
  const started = Date.now();
  const run = (...words: string[]) => clothesline(settings, ...words);
  const publicStatus = async (path: string) => (await fetch(server.host + path)).status;
  beforeAll(async () => {
    place = await makePlace();
    settings = { ...toSettings(place), MODERATORS: 'rosa@demo.invalid,nobody@example.org' };
    server = await startServerProcess(settings);
    await run('seed');
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await place.remove();
  });

  it('only adds demo data to an empty store', async () => {
    expect((await (await fetch(`${server.host}/api/donations?limit=200`)).json()) as unknown[]).toHaveLength(80);
    expectRefusal(await run('seed'), 1, 'The database is not empty');
  });

  it('lists, exports, and deletes people', async () => {
    const people = await run('people', 'list', '--search', 'ami', '--json');
    const [{ id, name, donations }] = people.json;
    expect([people.json.length, name, donations > 0]).toEqual([2, 'Samir', true]);
    const everything = await run('people', 'export', String(id));
    expect(everything.json).toMatchObject({ account: { displayName: 'Samir', email: 'samir@demo.invalid' } });
    expect(everything.json.donations).toHaveLength(donations);
    expectRefusal(await run('people', 'delete', String(id)), 2, 'add --yes');
    expect(await publicStatus(`/api/people/${id}`)).toBe(200);
    expect((await run('people', 'delete', String(id), '--yes', '--reason', 'Asked by letter')).code).toBe(0);
    expect(await publicStatus(`/api/people/${id}`)).toBe(404);
    expectRefusal(await run('people', 'export', String(id)), 1, `There is no account with the id ${id}.`);
  });

  it('rejects unknown commands and wrong arguments', async () => {
    expectRefusal(await run('nonsense'), 2, /^clothesline: unknown command 'nonsense'/);
    expectRefusal(await run('people', 'export'), 2, /^clothesline: missing required argument 'id'/);
    expectRefusal(await run('audit', '--limit', 'x'), 2, /^clothesline: .*Expected a number/);
  });

  it('lists the moderators', async () => {
    expect((await run('moderators', '--json')).json).toEqual([
      { email: 'rosa@demo.invalid', person: 2 },
      { email: 'nobody@example.org', person: null },
    ]);
  });

  it('records actor, time, action, and reason in the audit log', async () => {
    const lines: { who: string; when: string; what: string; why: string }[] = (await run('audit', '--json')).json;
    expect(lines.every(({ who }) => who === 'operator')).toBe(true);
    const times = lines.map(({ when }) => Date.parse(when));
    expect(times.every((time) => time >= started && time <= Date.now())).toBe(true);
    expect(lines.toReversed().map(({ what, why }) => [what, why])).toEqual([
      ['seed', ''],
      ['export person 6', ''],
      ['delete person 6', 'Asked by letter'],
    ]);
    expect((await run('audit', '--limit', '1')).out).toMatch(
      /^id\s+when\s+who\s+what\s+why\n\d+ .*operator .*delete person 6.*\nOnly the newest 1 are listed/,
    );
  });

  it('finds no problems, and no pending migrations', async () => {
    const doctor = await run('doctor', '--json');
    expect(doctor.code).toBe(0);
    const states = doctor.json.map(({ check, state }: Record<string, string>) => `${check} ${state}`);
    expect(states).toEqual([
      'configuration ok',
      'database ok',
      'photos ok',
      'mail advice',
      'disk ok',
      'clock ok',
      'permissions ok',
      'address advice',
      'demo ok',
    ]);
    expect(await run('migrate')).toMatchObject({ code: 0, out: expect.stringContaining('The schema is up to date') });
  });
});

describe.skipIf(!existsSync('/dev/full'))('The command line’s output', () => {
  const print = (to: string) =>
    spawnSync('sh', ['-c', `"$0" "$1" --help ${to}`, process.execPath, commandLineProgram], { encoding: 'utf8' });

  it('causes an error if the disk is full, but not if its reader stops', () => {
    const full = print('> /dev/full');
    expect([full.status, full.stderr]).toEqual([
      1,
      expect.stringMatching(/^clothesline: Can't print the output \(ENOSPC[^\n]+\n$/),
    ]);
    expect(print('| true')).toMatchObject({ status: 0, stderr: '' });
  });
});

it('The command line prints its version without a store or valid settings', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(await clothesline({ PORT: 'x' }, '--version')).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  expect((await clothesline({}, '--help')).out).toContain('--version');
});
