import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  type CreateDonation,
  defaultUserId,
  donationSchema,
  type Donation,
  errorSchema,
  type ErrorBody,
  findIssue,
} from '@clothesline/api-client/contract';

/** Run the server without write limits. */
export interface Target {
  /** Such as `http://127.0.0.1:3000`. */
  host: string;
  /** The platform's by default. */
  fetch?: (url: string, init?: RequestInit) => Promise<Response>;
  stop?: () => void | Promise<void>;
  /** Deletes donations, which the API can't. */
  remove?: (ids: readonly number[]) => void | Promise<void>;
}

export interface Made {
  donations: Set<number>;
  sessions: Set<string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export interface Api {
  /** Fails for a 5xx or invalid JSON. */
  send(path: string, init?: RequestInit): Promise<Answered>;
  get(path: string): Promise<Answered>;
  post(path: string, body: unknown): Promise<Answered>;
  /** Raw text, JSON by default; null omits the type. */
  postText(path: string, text: BodyInit, type?: string | null): Promise<Answered>;
  /** Returns the server's version. */
  create(overrides?: Partial<CreateDonation> & Record<string, unknown>): Promise<Donation>;
  list(path: string): Promise<Donation[]>;
}

export function createApi({ host, fetch = globalThis.fetch }: Target, made?: Made): Api {
  async function send(path: string, init?: RequestInit): Promise<Answered> {
    const response = await fetch(host + path, init);
    const text = await response.text();
    expect(response.status, `${init?.method ?? 'GET'} ${path}: ${text.slice(0, 200)}`).toBeLessThan(500);
    if (init?.method !== 'HEAD') expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/i);
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    if (made && init?.method === 'POST' && response.ok) note(made, path, init.body, json);
    return { status: response.status, headers: response.headers, text, json };
  }

  const postText: Api['postText'] = (path, text, type = 'application/json') => {
    // Bytes have no content type; strings would be text/plain.
    const body = type === null && typeof text === 'string' ? new TextEncoder().encode(text) : text;
    return send(path, { method: 'POST', body, headers: type === null ? {} : { 'Content-Type': type } });
  };
  const post: Api['post'] = (path, body) => postText(path, JSON.stringify(body));

  return {
    send,
    get: (path) => send(path),
    post,
    postText,
    async create(overrides) {
      const answer = await post('/api/donations', aDonation(overrides));
      expect(answer.status, answer.text).toBe(201);
      return z.parse(donationSchema, answer.json);
    },
    async list(path) {
      const answer = await send(path);
      expect(answer.status, answer.text).toBe(200);
      return z.parse(z.array(donationSchema), answer.json);
    },
  };
}

const listed = z.object({ id: z.number() });
const said = z.object({ sessionId: z.string() });

function note({ donations, sessions }: Made, path: string, body: unknown, json: unknown): void {
  if (path === '/api/donations') donations.add(z.parse(listed, json).id);
  if (path === '/api/chat') sessions.add(z.parse(said, JSON.parse(String(body))).sessionId);
}

/** Reports visible leftovers. */
export async function cleanUp(target: Target, { donations, sessions }: Made): Promise<void> {
  const { host, fetch = globalThis.fetch, remove, stop } = target;
  for (const session of sessions) await fetch(`${host}/api/chat/${session}`, { method: 'DELETE' });
  if (remove) await remove([...donations]);
  else if (!stop && donations.size > 0) {
    console.info(
      `${donations.size} donations of the conformance suite stay on ${host}, since the contract has no call that deletes one: ids ${[...donations].join(', ')}.`,
    );
  }
}

export function aDonation(overrides: Record<string, unknown> = {}) {
  return {
    title: `Conformance ${unique()}`,
    description: 'Listed by the conformance suite.',
    category: 'Women',
    images: ['https://pictures.example.org/coat.jpg'],
    userId: defaultUserId,
    latitude: 37.7749,
    longitude: -122.4194,
    locationName: 'San Francisco, CA',
    distance: 0,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...overrides,
  };
}

/** Unique, even across earlier runs. */
export function unique(): string {
  return `q${crypto.randomUUID().replaceAll('-', '')}`;
}

/** In the South Pacific. */
export function nowhere() {
  return { latitude: -55 + Math.random() * 10, longitude: -130 + Math.random() * 20 };
}

export function readIds({ json }: Answered): number[] {
  return z.parse(z.array(z.object({ id: z.number() })), json).map(({ id }) => id);
}

/** From the `Link` header. */
export function nextAddress({ headers }: Answered): string | undefined {
  return /<([^>]+)>\s*;\s*rel="next"/.exec(headers.get('Link') ?? '')?.[1];
}

/** Expects a 4xx with message and code. Returns its JSON. */
export function expectRefused(answer: Answered, status: number | readonly number[]): ErrorBody {
  expect([status].flat(), answer.text).toContain(answer.status);
  const error = z.parse(errorSchema, answer.json);
  expect(error.message.trim()).not.toBe('');
  expect(error.code, answer.text).toMatch(/^\w+$/);
  return error;
}

/** Expects a 400 for a field. */
export function expectFieldRefused(answer: Answered, path: string, message?: string): void {
  const { issues = [] } = expectRefused(answer, 400);
  const found = issues.filter((issue) => issue.path === path);
  expect(found, `no issue for "${path}" in ${answer.text}`).not.toHaveLength(0);
  if (message !== undefined) expect(found).toContainEqual({ path, ...findIssue(message) });
}
