import { Writable } from 'node:stream';
import { createApp, type AppParts } from '../app.js';
import { standardAreas } from '../areas/areas.js';
import { createAssistant } from '../assistant/createAssistant.js';
import { listen, type Listening, type ListenOptions } from '../listen.js';
import { createLog } from '../log/createLog.js';
import { openStore } from '../store/openStore.js';
import { copyOfEmptyStore } from './storeTemplate.js';

export interface TestServer {
  host: string;
  port: number;
  /** Every line of the log so far. */
  logged: string[];
  parts: AppParts;
  listening: Listening;
  stop(): Promise<void>;
}

/** A real server on a free port of this machine, over a real store of its own unless `parts` says otherwise. */
export async function startTestServer(
  parts: Partial<AppParts> = {},
  options: Partial<ListenOptions> = {},
): Promise<TestServer> {
  const { areas = standardAreas } = parts;
  const folder = parts.store ? undefined : await copyOfEmptyStore();
  const store = parts.store ?? (await openStore({ dataDir: folder?.path ?? '', areas }));
  const logged: string[] = [];
  const all: AppParts = {
    store,
    assistant: createAssistant({ store }),
    log: createLog('info', linesTo(logged)),
    origins: { allowedOrigins: [], embedOrigins: [] },
    areas,
    marketplace: new Map(),
    embed: new Map(),
    pictures: new Map(),
    now: () => new Date(),
    ...parts,
  };
  const listening = await listen(createApp(all), { port: 0, host: '127.0.0.1', ...options });
  return {
    host: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    logged,
    parts: all,
    listening,
    async stop() {
      await listening.stop();
      if (folder) {
        await store.close();
        await folder.remove();
      }
    },
  };
}

function linesTo(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
}
