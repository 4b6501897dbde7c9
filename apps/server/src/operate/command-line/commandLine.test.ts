import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clothesline, commandLineProgram, toSettings, type Ended } from '../../testing/clothesline.js';
import { startServerProcess, type ServerProcess } from '../../testing/startServerProcess.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';

/** A refusal: its exit code, one line of at most a few, and no stack trace. */
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

  it('adds demo data only to an empty store', async () => {
    const list = await run('donations', 'list', '--json');
    expect(list.json).toHaveLength(80);
    expect(list.json[0]).toMatchObject({ id: 80, state: 'available', donor: expect.any(Number) });
    expect((await (await fetch(`${server.host}/api/donations?limit=200`)).json()) as unknown[]).toHaveLength(80);
    expectRefusal(await run('seed'), 1, 'The store is not empty');
  });

  it('hides and restores a donation for everybody immediately', async () => {
    expect(await publicStatus('/api/donations/80')).toBe(200);
    expectRefusal(await run('donations', 'hide', '80'), 2, 'REASON: expected a reason');
    expect(await run('donations', 'hide', '80', '--reason', 'Not clothing')).toMatchObject({ code: 0, err: '' });
    expect(await publicStatus('/api/donations/80')).toBe(404);
    const shown = await run('donations', 'show', '80', '--json');
    expect(shown.json).toMatchObject({ id: 80, status: 'hidden', hiddenFor: 'Not clothing' });
    expect((await run('donations', 'list', '--state', 'hidden', '--json')).json).toMatchObject([{ id: 80 }]);
    expectRefusal(await run('donations', 'hide', '80', '--reason', 'Twice'), 1, 'Donation 80 is hidden already.');
    expect((await run('donations', 'restore', '80')).code).toBe(0);
    expect(await publicStatus('/api/donations/80')).toBe(200);
    expectRefusal(await run('donations', 'restore', '80'), 1, 'Donation 80 is not hidden.');
  });

  it('deletes a donation only with confirmation', async () => {
    expectRefusal(await run('donations', 'delete', '79'), 2, 'add --yes');
    expect(await publicStatus('/api/donations/79')).toBe(200);
    expect((await run('donations', 'delete', '79', '--yes')).code).toBe(0);
    expect(await publicStatus('/api/donations/79')).toBe(404);
    expectRefusal(await run('donations', 'show', '79'), 1, 'There is no donation 79.');
    // A hidden one too.
    await run('donations', 'hide', '78', '--reason', 'Spam');
    expect((await run('donations', 'delete', '78', '--yes')).code).toBe(0);
    expectRefusal(await run('donations', 'restore', '78'), 1, 'There is no donation 78.');
  });

  it('suspends, restores, exports, and deletes a person', async () => {
    const people = await run('people', 'list', '--search', 'ami', '--json');
    const [{ id, name }] = people.json;
    expect([people.json.length, name]).toEqual([2, 'Samir']);
    expect((await run('people', 'suspend', String(id), '--reason', 'Rude')).code).toBe(0);
    expect((await run('people', 'show', String(id), '--json')).json).toMatchObject({
      state: 'suspended',
      suspendedFor: 'Rude',
    });
    const donationsOf = async () => (await (await fetch(`${server.host}/api/people/${id}`)).json()).donations.length;
    expect(await publicStatus(`/api/people/${id}`)).toBe(404);
    expect((await run('people', 'restore', String(id))).code).toBe(0);
    const given = await donationsOf();
    expect(given).toBeGreaterThan(0);
    const everything = await run('people', 'export', String(id));
    expect(everything.json).toMatchObject({ account: { displayName: 'Samir', email: 'samir@demo.invalid' } });
    expect(everything.json.donations).toHaveLength(given);
    expectRefusal(await run('people', 'delete', String(id)), 2, 'add --yes');
    expect((await run('people', 'delete', String(id), '--yes', '--reason', 'Asked by letter')).code).toBe(0);
    expect(await publicStatus(`/api/people/${id}`)).toBe(404);
    expectRefusal(await run('people', 'show', String(id)), 1, `There is no person ${id} with an account.`);
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
      ['hide donation 80', 'Not clothing'],
      ['restore donation 80', 'Looked at again'],
      ['delete donation 79', ''],
      ['hide donation 78', 'Spam'],
      ['delete donation 78', ''],
      ['suspend person 6', 'Rude'],
      ['restore person 6', 'Looked at again'],
      ['export person 6', ''],
      ['delete person 6', 'Asked by letter'],
    ]);
    expect((await run('audit', '--limit', '1')).out).toMatch(
      /^id\s+when\s+who\s+what\s+why\n\d+ .*operator .*delete person 6.*\nThese are the newest 1; there may be more/,
    );
  });

  it('finds nothing wrong, and nothing to migrate', async () => {
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
    expect(await run('migrate')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is due') });
  });
});

describe.skipIf(!existsSync('/dev/full'))('What the command line prints', () => {
  const print = (to: string) =>
    spawnSync('sh', ['-c', `"$0" "$1" --help ${to}`, process.execPath, commandLineProgram], { encoding: 'utf8' });

  it('fails if the disk is full, but not if its reader stops reading', () => {
    const full = print('> /dev/full');
    expect([full.status, full.stderr]).toEqual([
      1,
      expect.stringMatching(/^clothesline: [^\n]+ printed \(ENOSPC[^\n]+\n$/),
    ]);
    expect(print('| true')).toMatchObject({ status: 0, stderr: '' });
  });
});

it('The command line prints its version without a store, whatever the settings', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(await clothesline({ PORT: 'x' }, '--version')).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  expect((await clothesline({}, '--help')).out).toContain('--version');
});
