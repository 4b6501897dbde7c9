import type { TestProject } from 'vitest/node';
import { createCluster, type Cluster } from './cluster.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests may make databases; in the run's PostgreSQL. */
    postgresUrl: string;
  }
}

let cluster: Cluster | undefined;

/** One PostgreSQL for the whole run of the tests, in memory. TEST_DATABASE_URL names another, whose user may create databases. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) cluster = await createCluster();
  project.provide('postgresUrl', given || (cluster?.url('postgres') ?? ''));
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
