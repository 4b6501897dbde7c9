#!/usr/bin/env node
/* The operator's CLI. Prefers the Node version that ships with the packages. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const oldest = 24;

const program = fileURLToPath(new URL('../dist/clothesline.js', import.meta.url));
const packaged = fileURLToPath(
  new URL(`../../../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
);

if (!existsSync(program)) {
  process.stderr.write('clothesline: run "npm run build" first.\n');
  process.exitCode = 1;
} else if (Number(process.versions.node.split('.')[0]) >= oldest || !existsSync(packaged)) {
  await import(program);
} else {
  const child = spawn(packaged, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('close', (code) => (process.exitCode = code ?? 1));
}
