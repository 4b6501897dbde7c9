import { Client } from 'pg';

/** Runs SQL in the database of this address, over a connection of its own. */
export async function askDatabase(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}
