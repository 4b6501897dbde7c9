import { fileURLToPath } from 'node:url';
import { readConfig } from './config/readConfig.js';
import { demo } from './demoParts.js';
import { createLog } from './log/createLog.js';
import { start } from './start.js';
import { StartError } from './startError.js';

/** Beside `dist/main.js`: `apps/marketplace/dist`. */
const marketplace = fileURLToPath(new URL('../../marketplace/dist', import.meta.url));

try {
  const config = readConfig(process.env, { cwd: process.cwd(), marketplace });
  const log = createLog(config.logLevel);
  const running = await start({ config, log, ...demo() });
  stopOnSignal(async (signal) => {
    log.info({ signal }, 'stopping');
    await running.stop();
    log.info('stopped');
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The first signal stops in good order, the second at once. */
function stopOnSignal(stop: (signal: string) => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
