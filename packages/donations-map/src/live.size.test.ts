import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What an app loads for the live map, in bytes, brotli. */
const ceilings = { engine: 45_000, basemap: 7_168, both: 52 * 1024 };

/** The entry and all that it imports, as an app's bundler leaves it. */
async function chunk(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))))
    .join('');
}

test('engine and basemap MUST fit in 52 KB, brotli', async () => {
  const [engine, basemap] = [await chunk('live.ts'), await chunk('basemap.ts')];
  const size = (code: string) => brotliCompressSync(code).length;
  expect(engine).toContain('leaflet-pane');
  expect(engine).not.toContain('react');
  expect(basemap).toContain('Bernal Heights');
  expect(size(engine)).toBeLessThan(ceilings.engine);
  expect(size(basemap)).toBeLessThan(ceilings.basemap);
  expect(size(engine) + size(basemap)).toBeLessThan(ceilings.both);
});
