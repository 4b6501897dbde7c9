import { defineConfig } from 'tsup';

/** Bundles for the server, its command line, the photo process, and the bench. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    clothesline: 'src/operate/command-line/clothesline.ts',
    photoProcess: 'src/photos/photoProcess.ts',
    search: 'src/search/index.ts',
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
