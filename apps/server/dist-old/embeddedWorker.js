import { DurableFs, randomPageCost } from './chunk-EUQ3CP3H.js';

// src/store/open/embeddedWorker.ts
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parentPort, workerData } from 'worker_threads';
var startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `random_page_cost=${randomPageCost}`,
];
function respond(response) {
  parentPort?.postMessage(response);
}
function plainError(error) {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const fields = Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { message: error instanceof Error ? error.message : '', ...Object.fromEntries(fields) };
}
async function run(pglite, { id, statement }) {
  try {
    if (statement === 'close') {
      await pglite.close();
      respond({ id });
      parentPort?.close();
      return;
    }
    const { rows, affectedRows } = await pglite.query(statement.sql, statement.parameters);
    respond({ id, result: { rows, affectedRows } });
  } catch (error) {
    respond({ id, error: plainError(error) });
  }
}
try {
  const fs = new DurableFs(workerData.folder);
  const pglite = await PGlite.create({ fs, extensions: { cube, pg_trgm }, startParams });
  parentPort?.on('message', (request) => void run(pglite, request));
  respond({ id: 0 });
} catch (error) {
  respond({ id: 0, error: plainError(error) });
}
//# sourceMappingURL=embeddedWorker.js.map
