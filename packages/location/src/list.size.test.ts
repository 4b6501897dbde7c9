import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Size limit of the list and its imports (brotli bytes). */
const ceiling = 45_000;

test('the browser’s list fits in 45 KB (brotli), without React and zod', async () => {
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
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(code).toContain('Bernal Heights');
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /\/(react|zod)\//.test(id))).toEqual([]);
  expect(brotliCompressSync(code).length).toBeLessThan(ceiling);
});
