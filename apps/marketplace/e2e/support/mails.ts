import { readFile } from 'node:fs/promises';
import type { RunningServer } from './server.js';
import { expect } from './test.js';

/**
 * Returns the code of the newest mail: without a mail server each is a file, named in the log. `before` is a used code.
 */
export async function mailedCode(server: RunningServer, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const [file = ''] =
      server
        .output()
        .match(/\/[^"\s]+\.eml/g)
        ?.slice(-1) ?? [];
    code = /^(\d{6})\r?$/m.exec(await readFile(file, 'utf8'))?.[1] ?? '';
    expect(['', before]).not.toContain(code);
  }).toPass();
  return code;
}
