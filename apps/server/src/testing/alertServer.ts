import { findArea, type Position } from '@clothesline/api-client/contract';
import type { Alert } from '@clothesline/api-client/members';
import { afterAll, beforeAll, expect } from 'vitest';
import { sendDueAlerts } from '../alerts/sendDueAlerts.js';
import { aDonation } from './donations.js';
import { visitor, type Visitor } from './people.js';
import { startTestServer, type TestServer } from './startTestServer.js';

export const minute = 60_000;
export const day = 86_400_000;
export const berkeley = { latitude: 37.8716, longitude: -122.2728, miles: 5, place: 'Berkeley' };
export const cellOf = (position: Position) => ({ ...findArea(position).center, miles: 5 });

export function alertServer() {
  let server: TestServer;
  let time = Date.parse('2026-11-20T10:00:00Z');
  const now = () => new Date(time);
  beforeAll(async () => {
    server = await startTestServer({ now });
  });
  afterAll(() => server.stop());

  const anybody = () => visitor(server.host);
  const work = () => ({ ...server.parts, secret: server.parts.accounts.secret, now });

  async function later(milliseconds: number) {
    time += milliseconds;
    while ((await sendDueAlerts(work())) > 0);
  }
  async function mailsTo(email: string) {
    const rows = await server.parts.database.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    return rows.map(({ content }) => JSON.parse(content));
  }
  const alertMailsTo = async (email: string) => (await mailsTo(email)).filter((mail) => mail.kind === 'alert');
  const titles = (mail: { alerts: { finds: { title: string }[] }[] }) =>
    mail.alerts.map(({ finds }) => finds.map(({ title }) => title));
  async function ask(one: Visitor, body: object): Promise<Alert> {
    const { status, json } = await one.call('POST', '/api/alerts', body);
    expect(status).toBe(201);
    return json;
  }
  async function subscribe(email: string, search: object, pace = 'now'): Promise<Alert> {
    await ask(anybody(), { email, search, pace });
    const { token } = (await mailsTo(email)).at(-1);
    const { status, json } = await anybody().call('POST', '/api/alerts/confirm', { token });
    expect(status).toBe(200);
    return json;
  }
  const list = (title: string, more = {}) =>
    server.parts.donations.add(aDonation({ title, description: 'Warm.', category: 'Men', ...more }));

  return {
    server: () => server,
    work,
    now,
    later,
    wait: (milliseconds: number) => (time += milliseconds),
    anybody,
    mailsTo,
    alertMailsTo,
    titles,
    ask,
    subscribe,
    list,
  };
}
