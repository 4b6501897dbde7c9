import { Client } from 'pg';
import { inject } from 'vitest';
import { noPostgres } from './binaries.js';

export interface TestDatabase {
  url: string;
  /** Runs SQL in it. */
  query(text: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/** Whether the tests have a PostgreSQL. */
export const hasPostgres = () => inject('postgresUrl') !== undefined;

/** An empty database of its own, in the run's PostgreSQL unless another's address is given. */
export async function createDatabase(server = inject('postgresUrl')): Promise<TestDatabase> {
  if (server === undefined) throw new Error(noPostgres);
  const name = `clothesline_${crypto.randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    url,
    query: (text) => ask(url, text),
    drop: async () => void (await ask(server, `drop database if exists ${name} with (force)`)),
  };
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}
