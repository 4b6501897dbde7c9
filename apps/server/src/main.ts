import { fileURLToPath } from 'node:url';
import { readConfig } from './config/readConfig.js';
import { demo } from './demoParts.js';
import { createLog } from './observe/createLog.js';
import { start } from './start.js';
import { StartError } from './startError.js';
import { commandOf, commands } from './transfer/commands.js';

/** Beside `dist/main.js`: `apps/marketplace/dist`. */
const marketplace = fileURLToPath(new URL('../../marketplace/dist', import.meta.url));

/** `packages/embed/dist`. */
const embed = fileURLToPath(new URL('../../../packages/embed/dist', import.meta.url));

try {
  const config = readConfig(process.env, { cwd: process.cwd(), marketplace, embed });
  const command = commandOf(process.argv.slice(2));
  if (command) {
    process.stderr.write(`${await commands[command.name](config, command.file)}\n`);
    process.exit(0);
  }
  const log = createLog(config.logLevel);
  const starting = start({ config, log, ...demo() });
  stopOnSignal(async (signal) => {
    log.info({ signal }, 'stopping');
    // A start that is under way comes to its end first: half a store would be thrown away.
    await (await starting).stop();
    log.info('stopped');
  });
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
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
        () => process.exit(1),
      );
    });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
