import { inject } from 'vitest';
import { askDatabase } from './askDatabase.js';

export interface TestDatabase {
  url: string;
  query(text: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

const citusWorkers = process.env.TEST_CITUS_WORKERS?.split(' ') ?? [];

/** Empty, or from a template. */
export async function createDatabase(server = inject('postgresUrl'), template = 'template0'): Promise<TestDatabase> {
  const name = `clothesline_${crypto.randomUUID().replaceAll('-', '')}`;
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const workers = server === inject('postgresUrl') ? citusWorkers : [];
  const servers = [...workers, server];
  for (const one of servers) await askDatabase(one, `create database ${name} template ${template} encoding 'UTF8'`);
  const url = at(server);
  if (workers.length > 0) {
    for (const one of servers) await askDatabase(at(one), 'create extension citus');
    const { hostname, port } = new URL(server);
    await askDatabase(url, `select citus_set_coordinator_host('${hostname}', ${port})`);
    for (const one of workers) {
      const worker = new URL(one);
      await askDatabase(url, `select citus_add_node('${worker.hostname}', ${worker.port})`);
    }
  }
  return {
    url,
    query: (text) => askDatabase(url, text),
    async drop() {
      for (const one of [server, ...workers]) await askDatabase(one, `drop database if exists ${name} with (force)`);
    },
  };
}
