import { defineConfig } from 'tsup';

/** One file for the server, one for its command line, and one for the process that decodes photos; dependencies stay outside, as npm installed them. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    clothesline: 'src/operate/command-line/clothesline.ts',
    photoProcess: 'src/photos/photoProcess.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  dts: false,
  clean: true,
  sourcemap: true,
  // Tables of the assistant and of the search, and the schema.
  loader: { '.txt': 'text', '.sql': 'text' },
});
