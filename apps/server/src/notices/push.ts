import { siteLanguages } from '@clothesline/api-client/contract';
import { isAtPushService, type NoticeKind } from '@clothesline/api-client/members';
import { sql, type Kysely, type Transaction } from 'kysely';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { readSecret } from '../accounts/readSecret.js';
import { getTexts } from '../language/texts.js';
import { pushes } from '../locales/en/pushes.js';
import { mailLinks } from '../mail/links.js';
import type { Log } from '../observe/createLog.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import type { Delivery } from './deliver.js';

const batch = 20;

const firstPause = 60;
const maxTries = 5;

/** How long push services store an undelivered notification (in seconds) */
const timeToLive = 86_400;

/** In ms. */
const patience = 10_000;

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The VAPID keys are generated once and shared by all servers. */
export async function readPushKeys(db: Kysely<Tables>): Promise<z.infer<typeof keysSchema>> {
  const stored = await readSecret(db, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return keysSchema.parse(JSON.parse(stored));
}

/** Notifies all of the reader's browsers. Push services may see the content, so it has no names, titles or messages. */
export async function enqueuePushes(db: Transaction<Tables>, delivery: Delivery): Promise<void> {
  const { userId, kind, reader, now } = delivery;
  const path = mailLinks({ address: '' }).notice(delivery) ?? '/requests';
  const languages = reader.language ? [reader.language] : siteLanguages;
  const texts = languages.map((language) => {
    const pushTexts: Partial<Record<NoticeKind, string>> & typeof pushes = getTexts(pushes, language);
    return [language, pushTexts[kind] ?? pushTexts.other];
  });
  const content = JSON.stringify({ path, texts: Object.fromEntries(texts) });
  await sql`
    insert into pushes (device_id, content, due_at)
    select push_devices.id, ${content}, ${now}::timestamptz
    from push_devices join sessions on sessions.id = session_id
    where push_devices.user_id = ${userId} and expires_at > ${now}::timestamptz`.execute(db);
}

export interface PushSender {
  keys: z.infer<typeof keysSchema>;
  contact: string;
  services: readonly string[];
  log: Log;
  request?: (address: string, init: RequestInit) => Promise<Response>;
}

interface DuePush {
  id: number;
  deviceId: number;
  attempts: number;
  content: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends due notifications. Each notification is claimed first, so only a single server sends it. */
export function createPushRound({ keys, contact, services, log, request = fetch }: PushSender) {
  const vapidDetails = { subject: contact, ...keys };

  async function post({ endpoint, p256dh, auth, content }: DuePush): Promise<number | undefined> {
    if (!isAtPushService(endpoint, services)) return undefined;
    const details = encrypt({ endpoint, keys: { p256dh, auth } }, content, { vapidDetails, TTL: timeToLive });
    if (!details) return undefined;
    const { method, headers, body } = details;
    const signal = AbortSignal.timeout(patience);
    const response = await request(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  }

  return async function sendDuePushes({
    database,
    now,
  }: {
    database: Pick<Database, 'db'>;
    now: () => Date;
  }): Promise<number> {
    const due = await claimPushes(database.db, now());
    await Promise.all(
      due.map(async (push) => {
        const status = await post(push).catch((error: unknown) => {
          log.warn({ error: error instanceof Error ? error.name : 'unknown' }, "a push service didn't respond");
          return 503;
        });
        if (status === undefined || status === 404 || status === 410) {
          await database.db.deleteFrom('push_devices').where('id', '=', push.deviceId).execute();
          return;
        }
        const isSent = status < 300;
        if (!isSent) log.warn({ status, attempts: push.attempts }, 'a push service rejected a notification');
        const isLater = status === 429 || status >= 500;
        if (isLater && push.attempts < maxTries) return;
        await database.db.deleteFrom('pushes').where('id', '=', push.id).execute();
      }),
    );
    return due.length;
  };
}

async function claimPushes(db: Kysely<Tables>, now: Date): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    update pushes set
      attempts = attempts + 1,
      due_at = ${now}::timestamptz + make_interval(secs => ${firstPause} * power(4, attempts))
    from push_devices as device
    where device.id = device_id and pushes.id in (
      select id from pushes where due_at <= ${now}::timestamptz order by id limit ${batch} for update skip locked
    )
    returning pushes.id, device_id as "deviceId", attempts, content, endpoint, p256dh, auth`.execute(db);
  return rows;
}

function encrypt(...of: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...of);
  } catch {
    return undefined;
  }
}
