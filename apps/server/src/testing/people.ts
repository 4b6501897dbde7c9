import { expect } from 'vitest';
import type { TestServer } from './startTestServer.js';

export interface Answer {
  status: number;
  headers: Headers;
  json: ReturnType<JSON['parse']>;
}

export interface Visitor {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Cookies set by the server. */
  cookies: Map<string, string>;
}

export interface Member extends Visitor {
  id: number;
  email: string;
}

export function visitor(host: string): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(host + path, {
        method,
        headers: {
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

export async function mailedCode({ parts }: Pick<TestServer, 'parts'>, email: string): Promise<string> {
  const mail = await parts.database.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [, code] = /"code":"(\d{6})"/.exec(mail.content) ?? [];
  expect(code).toBeDefined();
  return code ?? '';
}

export async function mailedLink({ parts }: Pick<TestServer, 'parts'>, email: string): Promise<string> {
  const mail = await parts.database.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /"link":"([\w-]{22})"/.exec(mail.content)?.[1] ?? '';
}

export async function freshCode(server: Pick<TestServer, 'parts' | 'host'>, email: string): Promise<string> {
  const asked = { email, type: 'sign-in' };
  const { status } = await visitor(server.host).call('POST', '/api/auth/email-otp/send-verification-otp', asked);
  expect(status).toBe(200);
  return mailedCode(server, email);
}

export async function deleteAccount(
  server: Pick<TestServer, 'parts' | 'host'>,
  one: Member,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return one.call('DELETE', '/api/me', { proof: { code: await freshCode(server, one.email) } }, headers);
}

export async function member(
  server: Pick<TestServer, 'parts' | 'host'>,
  email: string,
  cookies: Record<string, string> = {},
): Promise<Member> {
  const one = visitor(server.host);
  for (const [name, value] of Object.entries(cookies)) one.cookies.set(name, value);
  const asked = await one.call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  expect(asked.status).toBe(200);
  const otp = await mailedCode(server, email);
  const { status, json } = await one.call('POST', '/api/auth/sign-in/email-otp', { email, otp });
  expect(status).toBe(200);
  return { ...one, id: json.user.id, email };
}
