import type { LogEvent } from 'kysely';

/** Hears of each statement: how long it took, and whether it failed. */
export type QueryWatch = (event: LogEvent) => void;
