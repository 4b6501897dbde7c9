import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Bytes, brotli, that an app loads for the live map beyond React and its own primitives. */
const ceilings = { engine: 45_000, basemap: 7_168, both: 52 * 1024, controls: 12_000 };

/** Modules that an app with these widgets has already: React, the primitives, the client. */
const shared = [/^react/, /^@clothesline\/ui/, /^@clothesline\/api-client/];

/** Bundles the module with its imports, as an app's bundler does. */
async function chunk(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['clothesline-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        preserveEntrySignatures: 'strict',
        external: shared,
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.code : []))).join('');
}

test('engine and basemap MUST fit in 52 KB, brotli, and its layers in 12 KB more', async () => {
  const [engine, basemap, live] = [await chunk('engine/engine.ts'), await chunk('basemap.ts'), await chunk('live.ts')];
  const size = (code: string) => brotliCompressSync(code).length;
  expect(engine).toContain('leaflet-pane');
  expect(engine).not.toContain('react');
  expect(live).toContain('leaflet-pane');
  expect(basemap).toContain('Bernal Heights');
  expect(size(engine)).toBeLessThan(ceilings.engine);
  expect(size(basemap)).toBeLessThan(ceilings.basemap);
  expect(size(engine) + size(basemap)).toBeLessThan(ceilings.both);
  expect(size(live) - size(engine)).toBeLessThan(ceilings.controls);
});
