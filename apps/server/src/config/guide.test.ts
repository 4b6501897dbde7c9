import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from './readConfig.js';

const guide = fileURLToPath(new URL('../../docs/', import.meta.url));

/** Code blocks of a page that only contain settings, like an environment file. */
function settingsOf(page: string): string[] {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```sh\n([\s\S]+?)^```/gm)].map(([, text = '']) => text);
  return blocks.filter((text) =>
    text
      .trim()
      .split('\n')
      .every((line) => /^[A-Z_]+=\S/.test(line)),
  );
}

const samples = globSync(`${guide}*.md`).flatMap((page) =>
  settingsOf(page).map((text) => ({ page: basename(page), text })),
);

it('The guide has sample settings', () => {
  expect(samples.length).toBeGreaterThan(1);
});

it.each(samples)('The server accepts the sample in $page: $text', ({ text }) => {
  const options = { cwd: '/srv', marketplace: '/built', embed: '/widgets' };
  expect(() => readConfig(parseEnv(text), options)).not.toThrow();
});
