import { defineConfig } from 'tsup';

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
  // Loading hundreds of small modules takes longer than anything else at startup
  noExternal: [
    /^(@better-auth|@clothesline|@hono|@noble|@opentelemetry|better-auth|better-call|hono|jose|kysely|zod)(\/|$)/,
  ],
  loader: { '.txt': 'text', '.sql': 'text' },
});
