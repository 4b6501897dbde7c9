import type { LogEvent } from 'kysely';

/** Called after each statement, with its duration and its error. */
export type QueryWatch = (event: LogEvent) => void;
