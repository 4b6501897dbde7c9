import type { TestProject } from 'vitest/node';
import { createCluster, type Cluster } from './cluster.js';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

let cluster: Cluster | undefined;

/** Starts an in-memory PostgreSQL for the run, unless TEST_DATABASE_URL is set. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) cluster = await createCluster();
  project.provide('postgresUrl', given || (cluster?.url('postgres') ?? ''));
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
