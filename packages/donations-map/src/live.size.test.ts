import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Size limits of the live map (brotli bytes), excluding the shared modules. */
const ceilings = { engine: 45_000, basemap: 7_168, both: 52 * 1024, controls: 12_000 };

/** Modules that an app already has: React, the UI primitives and the client. */
const shared = [/^react/, /^@clothesline\/ui/, /^@clothesline\/api-client/];

/** Bundles a module with its imports, like an app's bundler. */
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

test('engine and basemap fit in 52 KB (brotli), and the controls in 12 KB more', async () => {
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
