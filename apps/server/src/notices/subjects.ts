import { sql, type Kysely } from 'kysely';
import { placeholders } from '../accounts/showDonations.js';
import type { MailedNotice } from '../mail/content.js';
import type { Tables } from '../store/tables.js';

type Subject = Pick<MailedNotice, 'title' | 'image' | 'who'>;

export async function withSubjects(
  db: Kysely<Tables>,
  userId: number,
  notices: readonly MailedNotice[],
): Promise<MailedNotice[]> {
  const asked = notices.map(({ id, donationId, requestId }) => ({ id, donationId, requestId }));
  const { rows } = await sql<{ id: number; title: string | null; images: string[] | null; who: string | null }>`
    select notice.id, d.title, d.images, users.display_name as who
    from json_to_recordset(${JSON.stringify(asked)}::json) as notice (id int, "donationId" int, "requestId" int)
    left join visible_donations d on d.id = notice."donationId"
    left join requests r on r.id = notice."requestId"
    left join users on users.delete_at is null
      and users.id = case when r.donor_id = ${userId} then r.asker_id else r.donor_id end`.execute(db);
  const subjects = new Map(
    rows.map(({ id, title, images, who }): [number, Subject] => {
      const image = images?.find((one) => one.startsWith('/'));
      const isNamed = who !== null && !placeholders.includes(who);
      return [id, { ...(title !== null && { title }), ...(image && { image }), ...(isNamed && { who }) }];
    }),
  );
  return notices.map((notice) => ({ ...notice, ...subjects.get(notice.id) }));
}
