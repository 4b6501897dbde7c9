import { readFile } from 'node:fs/promises';
import type { RunningServer } from './server.js';
import { expect } from './test.js';

async function readMails(server: RunningServer): Promise<string[]> {
  const files = new Set(server.output().match(/\/[^"\s]+\.eml/g));
  const mails = await Promise.all([...files].map((file) => readFile(file, 'utf8')));
  return mails.map((mail) =>
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

export async function mailedCode(server: RunningServer, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    code = /^(\d{6})\r?$/m.exec((await readMails(server)).at(-1) ?? '')?.[1] ?? '';
    expect(['', before]).not.toContain(code);
  }).toPass();
  return code;
}

export async function mailedLink(server: RunningServer, path: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const links = (await readMails(server)).flatMap((mail) => mail.match(/https?:\/\/[^\s"<>]+/g) ?? []);
    const found = links.findLast((one) => new URL(one).pathname.startsWith(path));
    expect(found).toBeDefined();
    const { pathname, search, hash } = new URL(found ?? server.origin);
    link = pathname + search + hash;
  }).toPass({ timeout: 90_000 });
  return link;
}
