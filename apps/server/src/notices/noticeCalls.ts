import { donationLimits, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Selectable } from 'kysely';
import { memberEndpoints as endpoints, type Notice } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { chosenLanguage } from '../language/chosenLanguage.js';
import { readNoticeText, translateNotice } from '../language/texts.js';
import type { NoticesTable } from '../store/tables/handOver.js';
import { read, readBodyAs } from '../accounts/memberCall.js';
import { readQuery } from '../http/checked.js';
import type { Environment } from '../http/environment.js';
import { sendJson } from '../http/sendJson.js';
import { readCursor } from '../http/cursor.js';
import { sendList } from '../http/sendList.js';
import type { Sessions } from '../accounts/sessions.js';
import type { Database } from '../store/database.js';

const pageSize = 50;

const offersSchema = z.array(z.object({ id: z.int(), title: z.string() }));

export function readOffers({ offers }: { offers: string }): z.infer<typeof offersSchema> {
  return offersSchema.parse(JSON.parse(offers));
}

function readText(row: Selectable<NoticesTable>, language: SiteLanguage | undefined) {
  const { message: _english, ...coded } = readNoticeText(row);
  return { text: translateNotice(language, readNoticeText(row)), ...coded };
}

export interface NoticeParts {
  database: Pick<Database, 'db'>;
  sessions: Sessions;
  now: () => Date;
}

export function noticeCalls({ database, sessions, now }: NoticeParts) {
  return {
    async listNotices(c: Context<Environment>) {
      const user = await sessions.reader(c);
      const { id } = user;
      const { limit = pageSize, cursor } = read(endpoints.listNotices.query, readQuery(c.req.url));
      const before = readCursor(cursor) ?? donationLimits.id;
      const mine = database.db.selectFrom('notices').where('user_id', '=', id);
      const [rows, { total }] = await Promise.all([
        mine
          .selectAll()
          .where('id', '<', before)
          .orderBy('id', 'desc')
          .limit(limit + 1)
          .execute(),
        mine.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ]);
      const language = chosenLanguage(user);
      const notices = rows.slice(0, limit).map((row): Notice => ({
        id: row.id,
        kind: row.kind,
        ...readText(row, language),
        offers: readOffers(row),
        donationId: row.donation_id,
        requestId: row.request_id,
        wishId: row.wish_id,
        createdAt: row.created_at.toISOString(),
        isRead: row.read_at !== null,
      }));
      return sendList(c, notices, {
        next: {
          endpoint: endpoints.listNotices,
          hasMore: rows.length > limit,
          query: (notice) => ({ cursor: String(notice.id) }),
        },
        total: Number(total),
      });
    },

    async readNotices(c: Context<Environment>) {
      const { id } = await sessions.reader(c);
      const { ids } = await readBodyAs(c, endpoints.readNotices.body);
      let update = database.db
        .updateTable('notices')
        .set({ read_at: now() })
        .where('user_id', '=', id)
        .where('read_at', 'is', null);
      if (ids) update = update.where('id', 'in', ids.length > 0 ? ids : [0]);
      await update.execute();
      return sendJson(c, {});
    },
  };
}
