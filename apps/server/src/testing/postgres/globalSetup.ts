import type { TestProject } from 'vitest/node';
import { createCluster, type Cluster } from './cluster.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL at which tests may create databases. */
    postgresUrl: string;
  }
}

let cluster: Cluster | undefined;

/**
 * Starts a PostgreSQL in memory for the whole test run. TEST_DATABASE_URL names another one, whose user may create
 * databases.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) cluster = await createCluster();
  project.provide('postgresUrl', given || (cluster?.url('postgres') ?? ''));
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
