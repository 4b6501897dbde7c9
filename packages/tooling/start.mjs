/*
 * `npm start`: installs, builds, and runs the server with the marketplace, its database, and demo data, and a
 * charity's site with the widgets.
 */
import { spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { environment, packagedNode, root } from './lib/paths.mjs';
import { answers, checkFolder, checkPort, parsePort } from './lib/ready.mjs';
import { duration, log, script } from './lib/log.mjs';

/** Time that the server has to finish its work after Ctrl-C, in ms. */
const stopTimeout = 10_000;

const site = join(root, 'apps', 'charity-site', 'serve.mjs');
const main = join(root, 'apps', 'server', 'dist', 'main.js');

await script(import.meta.url, async () => {
  const started = Date.now();
  const port = parsePort(process.env.PORT);
  const data = resolve(root, process.env.DATA_DIR || '.data');
  await checkPort(port);
  checkFolder(data);
  await install();
  await build(['@clothesline/marketplace', '@clothesline/server']);
  // Continues without the widgets for other sites if their build fails.
  const hasWidgets = await build(['@clothesline/embed']).then(
    () => true,
    () => false,
  );
  return serve({ port, data, started, hasWidgets });
});

/**
 * @param {{ port: number, data: string, started: number, hasWidgets: boolean }} options
 * @returns {Promise<number>} the exit code
 */
function serve({ port, data, started, hasWidgets }) {
  log('Starting the server …');
  const origin = `http://localhost:${port}`;
  const sitePort = port + 1;
  const charity = `http://localhost:${sitePort}`;
  const embedOrigins = [process.env.EMBED_ORIGINS, charity].filter(Boolean).join();
  return new Promise((end) => {
    const neighbor = hasWidgets ? startSite(sitePort, origin) : undefined;
    const server = spawn(packagedNode() ?? process.execPath, [main], {
      cwd: root,
      env: environment({ PORT: String(port), DATA_DIR: data, EMBED_ORIGINS: embedOrigins }),
      // Opens a channel so that the server notices that this process was killed, and stops.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Starts a process group: the terminal's Ctrl-C and npm's both reach this process, and the server should get only the first.
      detached: process.platform !== 'win32',
    });
    let ended = false;
    let asked = false;
    const stop = () => {
      if (asked) return;
      asked = true;
      log('\nStopping …');
      server.kill('SIGINT');
      setTimeout(() => server.kill('SIGKILL'), stopTimeout).unref();
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.removeAllListeners(signal).on(signal, stop);
    }
    process.once('exit', () => {
      server.kill('SIGKILL');
      neighbor?.kill('SIGKILL');
    });
    server.once('error', (error) => log(error.message));
    server.once('close', (code) => {
      ended = true;
      neighbor?.kill();
      if (asked) log('Stopped.');
      end(asked ? 0 : code || 1);
    });
    void answers(origin, () => ended).then((well) => {
      if (well && !asked) {
        const isThere = neighbor !== undefined && neighbor.exitCode === null;
        log(whereThingsAre({ origin, data, took: Date.now() - started, charity: isThere ? charity : undefined }));
      }
    });
  });
}

/**
 * Starts the charity's site, on another origin. Returns without it if it cannot run.
 * @param {number} port
 * @param {string} marketplace
 */
function startSite(port, marketplace) {
  const child = spawn(packagedNode() ?? process.execPath, [site], {
    cwd: root,
    env: environment({ PORT: String(port), MARKETPLACE: marketplace }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: process.platform !== 'win32',
  });
  child.once('error', (error) => log(error.message));
  return child;
}

/** @param {{ origin: string, data: string, took: number, charity: string | undefined }} facts */
function whereThingsAre({ origin, data, took, charity }) {
  const inside = relative(root, data);
  const folder = inside.startsWith('..') ? data : inside;
  return [
    '',
    `Clothesline is ready (${duration(took)}).`,
    '',
    `  Marketplace    ${origin}`,
    ...(charity ? [`  Charity site   ${charity}`] : []),
    `  API            ${origin}/api`,
    `  API document   ${origin}/api/openapi.json`,
    `  Data           ${folder} (delete the folder to begin again with the demo)`,
    '',
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
