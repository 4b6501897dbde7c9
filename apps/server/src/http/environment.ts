import type { Hono } from 'hono';

/** What the middleware keeps with a request. */
export interface Environment {
  Variables: {
    requestId: string;
    /** The template of the call's path, for the log: a path itself may hold a chat's id. */
    route: string;
  };
}

export type App = Hono<Environment>;
