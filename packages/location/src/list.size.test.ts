import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What an app loads for the list, in bytes, brotli. */
const ceiling = 45_000;

test('the list of the browser MUST fit in 45 KB, brotli', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['clothesline-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL('list.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        // What every app has loaded long before.
        external: /^@clothesline\/api-client/,
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('');
  expect(code).toContain('Bernal Heights');
  expect(code).not.toContain('react');
  expect(brotliCompressSync(code).length).toBeLessThan(ceiling);
});
