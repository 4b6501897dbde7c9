import { defineConfig } from 'tsup';

/** One file for Node; dependencies stay outside, as npm installed them. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  dts: false,
  clean: true,
  sourcemap: true,
});
