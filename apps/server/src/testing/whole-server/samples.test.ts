import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingNames } from '../../config/settings.js';
import { isInstalled } from '../isInstalled.js';
import { makeDataDir, type DataDir } from '../makeDataDir.js';
import { startServerProcess, type ServerProcess } from '../startServerProcess.js';
import { makePlace, type StorePlace } from '../stores.js';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const sample = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const dashboard: Dashboard = JSON.parse(sample('grafana-dashboard.json'));
const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const rules = [...sample('alerts.yaml').matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr);

/** The metrics in an expression, with the labels it uses. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/, ?/));
  return [...expression.matchAll(/\b((?:clothesline|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selectors = '']) => ({
      name,
      labels: [...grouped, ...[...selectors.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label)],
    }),
  );
}

describe('The dashboard and the alerts', () => {
  let place: StorePlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await makePlace();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = place.at;
    server = await startServerProcess({ DATA_DIR, DATABASE_URL, METRICS_TOKEN: 'a-token-for-the-metrics' });
    await fetch(`${server.host}/api/donations`);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await place.remove();
  });

  it('only use existing metrics and labels', async () => {
    const headers = { Authorization: 'Bearer a-token-for-the-metrics' };
    const text = await (await fetch(`${server.host}/metrics`, { headers })).text();
    const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)];
    const named = [...panels, ...rules].flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(20);
    for (const { name, labels } of named) {
      const found = samples.filter(([, one]) => one === name).map(([, , words = '']) => words);
      expect([name, found.length > 0]).toEqual([name, true]);
      // Added by Prometheus.
      for (const label of labels.filter((one) => one !== 'job')) {
        expect([name, found[0]]).toEqual([name, expect.stringContaining(`${label}="`)]);
      }
    }
  });
});

const noteSkipped = (program: string, debian: string) =>
  isInstalled(program) ? '' : `; skipped: ${program} is not installed (Debian: ${debian})`;

describe('The samples', () => {
  let folder: DataDir;
  beforeAll(async () => {
    folder = await makeDataDir();
  });
  afterAll(() => folder.remove());

  it.skipIf(!isInstalled('promtool'))(`are valid Prometheus rules${noteSkipped('promtool', 'prometheus')}`, () => {
    const file = join(folder.path, 'rules.yaml');
    const records = panels.map((expr, index) => ({ record: `panel:${index}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: records }] }));
    const check = (path: string) => execFileSync('promtool', ['check', 'rules', path]).toString();
    expect(check(file)).toContain(`SUCCESS: ${panels.length} rules found`);
    expect(check(fileURLToPath(new URL('../../../deploy/alerts.yaml', import.meta.url)))).toContain(
      `SUCCESS: ${rules.length} rules found`,
    );
  });

  it.skipIf(!isInstalled('systemd-analyze'))(
    `include a valid systemd unit${noteSkipped('systemd-analyze', 'systemd')}`,
    () => {
      const verify = (unit: string) => {
        const file = join(folder.path, 'clothesline.service');
        writeFileSync(file, unit.replaceAll('/opt/clothesline', folder.path));
        return execFileSync('systemd-analyze', ['verify', file], { stdio: 'pipe' }).toString();
      };
      expect(verify(sample('clothesline.service'))).toBe('');
      expect(() => verify(sample('clothesline.service').replace('/bin/sh', '/bin/nothing'))).toThrow('not executable');
    },
  );

  it('include a command line with the user and the settings of the unit', () => {
    const bin = join(folder.path, 'bin');
    mkdirSync(bin);
    const unit = sample('clothesline.service');
    const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const [, settings = ''] = /^EnvironmentFile=(.*)$/m.exec(unit) ?? [];
    writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\necho '${environment}'\n`, { mode: 0o755 });
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nfor word; do echo "$word"; done\n', { mode: 0o755 });
    const script = sample('clothesline').replaceAll('/opt/clothesline', repository.replace(/\/$/, ''));
    const ran = spawnSync('sh', ['-c', script, 'clothesline', 'backup', 'a file'], {
      env: { PATH: `${bin}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    const words = ran.stdout.trimEnd().split('\n');
    const known = [
      `--property=Environment=${environment}`,
      `--property=EnvironmentFile=${settings}`,
      '--uid=clothesline',
    ];
    expect(words).toEqual(expect.arrayContaining(known));
    const [node = '', program = '', ...rest] = words.slice(-4);
    expect([existsSync(node), existsSync(program), rest]).toEqual([true, true, ['backup', 'a file']]);
  });

  it('read settings from the same file with systemd and in containers', () => {
    const [, server = ''] = /^ {2}server:\n([^]*?)\n\n/m.exec(sample('compose.yaml')) ?? [];
    const [, given = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(server) ?? [];
    const names = [...given.matchAll(/^ +(\w+):/gm)].map(([, name]) => name);
    expect(names).toContain('PUBLIC_URL');
    expect(settingNames).toEqual(expect.arrayContaining(names));
    const [, file] = /^ {4}env_file:\n {6}- path: \$\{SETTINGS_FILE:-(.*)\}\n {8}required: false$/m.exec(server) ?? [];
    expect(file).toBe('/etc/clothesline.env');
    expect(sample('clothesline.service')).toContain(`\nEnvironmentFile=-${file}\n`);
  });

  it('start the server with the packaged Node, even without npm’s link', () => {
    const node = `node_modules/node-linux-${process.arch}`;
    mkdirSync(join(folder.path, 'node_modules'));
    symlinkSync(join(repository, node), join(folder.path, node));
    symlinkSync(join(repository, 'apps'), join(folder.path, 'apps'));
    const [, line = ''] = /^ExecStart=(.*)$/m.exec(sample('clothesline.service')) ?? [];
    const { status, stderr } = spawnSync('/bin/sh', ['-c', line.replace("main.js'", "main.js nonsense'")], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('The server takes no arguments')]);
  });

  it.skipIf(!isInstalled('haproxy'))(
    `include a valid HAProxy configuration${noteSkipped('haproxy', 'haproxy')}`,
    () => {
      const file = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url));
      expect(execFileSync('haproxy', ['-c', '-f', file], { stdio: 'pipe' }).toString()).toContain('valid');
    },
  );
});
