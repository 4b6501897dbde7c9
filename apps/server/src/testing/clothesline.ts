import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from './stores.js';

export const commandLineProgram = fileURLToPath(new URL('../../bin/clothesline.mjs', import.meta.url));

export interface Ended {
  code: number | null;
  out: string;
  err: string;
  json: ReturnType<JSON['parse']>;
}

/** Environment for a test's store. */
export function toSettings({ at }: Pick<StorePlace, 'at'>): Record<string, string> {
  return {
    DATA_DIR: at.dataDir,
    ...(at.databaseUrl !== undefined && { DATABASE_URL: at.databaseUrl }),
    ...(at.databaseDirectUrl !== undefined && { DATABASE_DIRECT_URL: at.databaseDirectUrl }),
  };
}

export async function clothesline(settings: Record<string, string>, ...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [commandLineProgram, ...words], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    code,
    out,
    err,
    get json() {
      return JSON.parse(out);
    },
  };
}
