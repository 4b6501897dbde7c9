import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parentPort, workerData } from 'node:worker_threads';
// With their real ending: Node runs this file as it is in tests.
import { changesChannel } from '../changes.ts';
import { DurableFs } from './durableFs.ts';
import { randomPageCost } from './pageCost.ts';
import type { WorkerData } from './startWorker.ts';

/** A statement with its parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Request to the thread: a statement to run, or the word to close. */
export interface WorkerRequest {
  id: number;
  statement: Statement | 'close';
}

export interface StatementResult {
  rows: unknown[];
  affectedRows?: number | undefined;
}

/** Response of the thread under the request's id; 0 stands for the opening. */
export interface WorkerResponse {
  id: number;
  result?: StatementResult;
  error?: { message: string };
}

/** Message of the thread by itself: a change that was committed (see `changesChannel`). */
export interface WorkerChange {
  change: string;
}

/** PGlite's own parameters but `-F`, which switches fsync off. WebAssembly has no fdatasync: it would do nothing. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `random_page_cost=${randomPageCost}`,
];

function respond(response: WorkerResponse | WorkerChange): void {
  parentPort?.postMessage(response);
}

/** An error with the fields that a message between threads loses, such as PostgreSQL's code. */
function plainError(error: unknown): { message: string } {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const fields = Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { message: error instanceof Error ? error.message : '', ...Object.fromEntries(fields) };
}

async function run(pglite: PGlite, { id, statement }: WorkerRequest): Promise<void> {
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
  const { folder, postgres } = workerData as WorkerData;
  const fs = new DurableFs(folder);
  const pglite = await PGlite.create({ fs, extensions: { cube, pg_trgm }, startParams, pgliteWasmModule: postgres });
  await pglite.listen(changesChannel, (change) => respond({ change }));
  parentPort?.on('message', (request: WorkerRequest) => void run(pglite, request));
  respond({ id: 0 });
} catch (error) {
  respond({ id: 0, error: plainError(error) });
}
