/* Writes dist/tokens. Run `node write-tokens.mjs` after the build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenFiles } from './dist/theme/tokenFiles.js';

const folder = fileURLToPath(new URL('dist/tokens/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(tokenFiles())) writeFileSync(folder + name, text);
