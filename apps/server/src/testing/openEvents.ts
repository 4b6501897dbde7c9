import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './people.js';

export interface OpenEvents {
  status: number;
  headers: Headers;
  heard(): string;
  changes(): { kind: string; requestId?: number }[];
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
}

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

export async function endsWithin(milliseconds: number, { ended }: OpenEvents): Promise<boolean> {
  return Promise.race([ended.then(() => true), wait(milliseconds, false)]);
}
