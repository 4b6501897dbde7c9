import { defineConfig } from 'tsup';

/** One file for Node, and one for the store's thread; dependencies stay outside, as npm installed them. */
export default defineConfig({
  entry: { main: 'src/main.ts', embeddedWorker: 'src/store/open/embeddedWorker.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  dts: false,
  clean: true,
  sourcemap: true,
});
