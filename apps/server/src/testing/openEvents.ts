import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './people.js';

export interface OpenEvents {
  status: number;
  headers: Headers;
  /** Everything so far. */
  heard(): string;
  /** The data of the events so far. */
  changes(): { kind: string; requestId?: number }[];
  /** Resolves once nothing more can come. */
  ended: Promise<void>;
  close(): void;
}

/** Reads the stream of changes as somebody's browser does. */
export async function openEvents(
  host: string,
  { cookies }: Pick<Visitor, 'cookies'>,
  headers: Record<string, string> = {},
): Promise<OpenEvents> {
  const leaving = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { signal } = leaving;
  const response = await fetch(`${host}/api/events`, {
    headers: { ...(cookie && { Cookie: cookie }), ...headers },
    signal,
  });
  let heard = '';
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) heard += decoder.decode(chunk, { stream: true });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    heard: () => heard,
    changes: () => [...heard.matchAll(/^event: change\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data)),
    ended: read(),
    close: () => leaving.abort(),
  };
}

/** Whether the stream ends within some milliseconds. */
export async function endsWithin(milliseconds: number, { ended }: OpenEvents): Promise<boolean> {
  return Promise.race([ended.then(() => true), wait(milliseconds, false)]);
}
