/*
 * The `npm start` script. Installs and builds everything, then runs the server with the marketplace, a database and
 * demo data, and a charity's website that embeds the widgets.
 */
import { spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { environment, packagedNode, root } from './lib/paths.mjs';
import { answers, checkFolder, checkPort, parsePort } from './lib/ready.mjs';
import { duration, log, script } from './lib/log.mjs';

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
  // Not critical: the marketplace works without the widgets for other sites.
  const hasWidgets = await build(['@clothesline/embed']).then(
    () => true,
    () => false,
  );
  return serve({ port, data, started, hasWidgets });
});

/**
 * @param {{ port: number, data: string, started: number, hasWidgets: boolean }} options
 * @returns {Promise<number>} The exit code
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
      // The IPC channel lets the server notice when this process gets killed.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // On Ctrl-C, the terminal and npm both send a signal. In its own process group, the server only gets ours.
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
 * Starts the charity's website on another origin. If that fails, we continue without it.
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
    `  Data           ${folder} (delete it to start over)`,
    '',
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
