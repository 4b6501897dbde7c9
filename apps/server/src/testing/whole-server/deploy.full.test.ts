import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDonation } from '../donations.js';
import { isInstalled } from '../isInstalled.js';
import { makeDataDir, type DataDir } from '../makeDataDir.js';
import { startServerProcess, type ServerProcess } from '../startServerProcess.js';
import { toSettings } from '../clothesline.js';
import { makePlace, type StorePlace } from '../stores.js';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));

interface Proxy {
  program: string;
  /** Starts it in front of a server, and returns its URL. */
  start(folder: string, upstream: number): Promise<{ child: ChildProcess; host: string }>;
}

/** Finds an unused port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const caddy: Proxy = {
  program: 'caddy',
  async start(folder, upstream) {
    const host = `http://127.0.0.1:${await freePort()}`;
    const child = spawn('caddy', ['run', '--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        SITE_HOST: host,
        SITE_UPSTREAM: `127.0.0.1:${upstream}`,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      },
      stdio: 'ignore',
    });
    return { child, host };
  },
};

const nginx: Proxy = {
  program: 'nginx',
  async start(folder, upstream) {
    const [plain, secure] = [await freePort(), await freePort()];
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=clothes.example'];
    execFileSync('openssl', [...self, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    // Replaces the sample's placeholders and ports.
    const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
      .replaceAll(/^\s*listen \[::\].*$/gm, '')
      .replace('/etc/letsencrypt/live/clothes.example/fullchain.pem', certificate)
      .replace('/etc/letsencrypt/live/clothes.example/privkey.pem', key)
      .replace('/var/log/nginx/clothesline.log', join(folder, 'access.log'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const config = `pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
      events {} http { ${temporary.join(' ')} ${site} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
    return { child, host: `https://127.0.0.1:${secure}` };
  },
};

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The visitor's IP address. */
  from?: string;
}

/** Resolves with the response before its body has been read. */
function open(
  url: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Sent = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const ask = url.startsWith('https') ? secureRequest : request;
    const outgoing = ask(url, { method, headers, localAddress: from, rejectUnauthorized: false }, resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function send(url: string, sent?: Sent) {
  const response = await open(url, sent);
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, raw: response.rawHeaders, bytes };
}

describe.each([caddy, nginx])('The sample for $program', ({ program, start }) => {
  const isThere = isInstalled(program);
  const lack = isThere ? '' : `; skipped: ${program} is not installed (Debian: ${program})`;
  describe.skipIf(!isThere)(`in front of a real server${lack}`, () => {
    let place: StorePlace;
    let folder: DataDir;
    let server: ServerProcess;
    let proxy: Awaited<ReturnType<Proxy['start']>>;
    beforeAll(async () => {
      place = await makePlace();
      folder = await makeDataDir();
      server = await startServerProcess({
        ...toSettings(place),
        PUBLIC_URL: 'https://clothes.example',
        PROXIES: '1',
        CREATE_LIMIT: '2/hour',
        DEMO: '1',
        HOST: '127.0.0.1',
      });
      proxy = await start(folder.path, Number(new URL(server.host).port));
      for (let tries = 0; tries < 100; tries += 1) {
        if (await send(`${proxy.host}/healthz`).catch(() => undefined)) break;
        await wait(100);
      }
    });
    afterAll(async () => {
      proxy.child.kill();
      await server.end('SIGTERM');
      await place.remove();
      await folder.remove();
    });

    it('keeps the server’s headers, without duplicates', async () => {
      for (const path of ['/', '/api/donations', '/pictures/zebra-raincoat-1.svg']) {
        const [direct, through] = [await send(server.host + path), await send(proxy.host + path)];
        expect([path, through.status]).toEqual([path, 200]);
        const names = ['strict-transport-security', 'cache-control', 'etag', 'vary', 'content-security-policy'];
        for (const header of names) expect([header, through.headers[header]]).toEqual([header, direct.headers[header]]);
        expect(through.raw.filter((text) => text.toLowerCase() === 'strict-transport-security')).toHaveLength(1);
        const again = await send(proxy.host + path, { headers: { 'If-None-Match': through.headers.etag ?? '' } });
        expect([path, again.status]).toEqual([path, 304]);
      }
    });

    it('passes each visitor’s real address, ignoring X-Forwarded-For', async () => {
      const { createdAt: _, ...donation } = aDonation();
      const create = (from: string, claimed: string) =>
        send(`${proxy.host}/api/donations`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': claimed },
          body: JSON.stringify(donation),
          from,
        });
      const statuses = [];
      for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        statuses.push((await create('127.0.0.1', claimed)).status);
      }
      statuses.push((await create('127.0.0.2', '198.51.100.1')).status);
      expect(statuses).toEqual([201, 201, 429, 201]);
    });

    it('passes large photos up to the limit', async () => {
      const noise = {
        width: 1800,
        height: 1200,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      } as const;
      const photo = await sharp({ create: noise }).jpeg({ quality: 100 }).toBuffer();
      expect(photo.length).toBeGreaterThan(2_000_000);
      const upload = (body: Buffer) =>
        send(`${proxy.host}/api/photos`, { method: 'POST', headers: { 'Content-Type': 'image/jpeg' }, body });
      expect((await upload(photo)).status).toBe(201);
      const tooLarge = await upload(Buffer.alloc(12_000_000)).catch(() => ({ status: 413 }));
      expect(tooLarge.status).toBe(413);
    });

    it('streams server-sent events immediately', async () => {
      const json = { 'Content-Type': 'application/json' };
      const cookieOf = async (id: number) => {
        const path = `${proxy.host}/api/auth/sign-in/demo`;
        const { headers } = await send(path, { method: 'POST', headers: json, body: JSON.stringify({ id }) });
        return headers['set-cookie']?.map((text) => text.split(';')[0]).join('; ') ?? '';
      };
      const [donor, asker] = [await cookieOf(2), await cookieOf(3)];
      const events = await open(`${proxy.host}/api/events`, { headers: { Cookie: donor } });
      expect([events.statusCode, events.headers['content-type']]).toEqual([200, 'text/event-stream']);
      let heard = '';
      events.setEncoding('utf8').on('data', (text: string) => (heard += text));
      const { bytes } = await send(`${proxy.host}/api/people/2`);
      const [donation] = JSON.parse(bytes.toString()).donations;
      const [from, to] = [24, 26].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
      const asked = await send(`${proxy.host}/api/donations/${donation.id}/requests`, {
        method: 'POST',
        headers: { ...json, Cookie: asker },
        body: JSON.stringify({ reason: 'It is cold.', times: [{ from, to }] }),
      });
      expect(asked.status).toBe(201);
      // Before the stream ends, and before the first heartbeat after 15 seconds.
      await vi.waitFor(() => expect(heard).toContain('event: change'), { timeout: 10_000 });
      events.destroy();
    });
  });
});
