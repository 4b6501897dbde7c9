/* `npm start`: installs, builds and runs the server with the marketplace, its embedded store and demo data. */
import { spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { environment, packagedNode, root } from './lib/paths.mjs';
import { answers, checkFolder, checkPort, portFrom } from './lib/ready.mjs';
import { duration, say, script } from './lib/say.mjs';

/** Milliseconds that the server has to finish what it does after Ctrl-C. */
const patience = 10_000;

const main = join(root, 'apps', 'server', 'dist', 'main.js');

await script(import.meta.url, async () => {
  const started = Date.now();
  const port = portFrom(process.env.PORT);
  const data = resolve(root, process.env.DATA_DIR || '.data');
  await checkPort(port);
  checkFolder(data);
  await install();
  await build(['@clothesline/marketplace', '@clothesline/server']);
  return serve({ port, data, started });
});

/**
 * @param {{ port: number, data: string, started: number }} options
 * @returns {Promise<number>} the exit code
 */
function serve({ port, data, started }) {
  say('Starting the server …');
  return new Promise((end) => {
    const server = spawn(packagedNode() ?? process.execPath, [main], {
      cwd: root,
      env: environment({ PORT: String(port), DATA_DIR: data }),
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own: the terminal's Ctrl-C and npm's both come to us, and the server shall hear of it once.
      detached: process.platform !== 'win32',
    });
    let ended = false;
    let asked = false;
    const stop = () => {
      if (asked) return;
      asked = true;
      say('\nStopping …');
      server.kill('SIGINT');
      setTimeout(() => server.kill('SIGKILL'), patience).unref();
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.removeAllListeners(signal).on(signal, stop);
    }
    process.once('exit', () => server.kill('SIGKILL'));
    server.once('error', (error) => say(error.message));
    server.once('close', (code) => {
      ended = true;
      if (asked) say('Stopped.');
      end(asked ? 0 : code || 1);
    });
    const origin = `http://localhost:${port}`;
    void answers(origin, () => ended).then((well) => {
      if (well && !asked) say(whereThingsAre({ origin, data, took: Date.now() - started }));
    });
  });
}

/** @param {{ origin: string, data: string, took: number }} facts */
function whereThingsAre({ origin, data, took }) {
  const inside = relative(root, data);
  const folder = inside.startsWith('..') ? data : inside;
  return [
    '',
    `Clothesline is ready (${duration(took)}).`,
    '',
    `  Marketplace    ${origin}`,
    `  API            ${origin}/api`,
    `  API document   ${origin}/api/openapi.json`,
    `  Data           ${folder} (delete the folder to begin again with the demo)`,
    '',
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
