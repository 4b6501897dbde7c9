import { noticeText } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import type { DueParts } from '../hand-over/dueWork.js';
import { deliver } from '../notices/deliver.js';

const batch = 100;

/** In days before the end. A wish that's open for less than twice as long gets no reminder. */
const reminderDays = 5;

/** Reminds owners of wishes that end soon, and closes those that have expired. Resolves to the number of wishes. */
export async function endDueWishes({ database, now }: DueParts): Promise<number> {
  const at = now();
  const isDue = sql`closed_at is null and (
    ends_at <= ${at}::timestamptz
    or (reminded_at is null and ends_at <= ${at}::timestamptz + make_interval(days => ${reminderDays}))
  )`;
  const { rows } = await sql<{ id: number }>`
    select id from wishes where ${isDue} order by ends_at limit ${batch}`.execute(database.db);
  for (const { id } of rows) {
    await database.change(async (db) => {
      const changed = await sql<Changed>`
        update wishes set reminded_at = coalesce(reminded_at, ${at}),
          closed_at = case when ends_at <= ${at}::timestamptz then ends_at end
        where id = (select id from wishes where id = ${id} and ${isDue} for update skip locked)
        returning user_id as "userId", title, hidden_at is not null as "isHidden", closed_at is not null as "isOver",
          ends_at - created_at < make_interval(days => ${2 * reminderDays}) as "isShort"`.execute(db);
      const [wish] = changed.rows;
      if (!wish || wish.isHidden || (wish.isShort && !wish.isOver)) return;
      const { userId, title, isOver } = wish;
      const text = noticeText(isOver ? 'wishEnded' : 'wishReminder', { title });
      await deliver(db, { userId, kind: isOver ? 'expired' : 'expiry reminder', text, wishId: id }, at);
    });
  }
  return rows.length;
}

interface Changed {
  userId: number;
  title: string;
  isHidden: boolean;
  isOver: boolean;
  isShort: boolean;
}
