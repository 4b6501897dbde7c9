import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whoever listens is told of requests, messages and notices once they are committed: whom they concern, and no text or
 * place. An import says nothing (`clothesline.is_importing`).
 */
export const events: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function tell_of_change(kind text, request_id integer, people integer[]) returns void language plpgsql as $$
      begin
        if coalesce(current_setting('clothesline.is_importing', true), '') = '' then
          perform pg_notify(
            'clothesline_events',
            json_build_object('kind', kind, 'requestId', request_id, 'people', people)::text
          );
        end if;
      end $$`.execute(db);
    await sql`
      create function tell_of_request() returns trigger language plpgsql as $$
      begin
        perform tell_of_change('request', new.id, array[new.asker_id, new.donor_id]);
        return null;
      end $$`.execute(db);
    await sql`
      create function tell_of_message() returns trigger language plpgsql as $$
      begin
        perform tell_of_change('message', id, array[asker_id, donor_id]) from requests where id = new.request_id;
        return null;
      end $$`.execute(db);
    await sql`
      create function tell_of_notice() returns trigger language plpgsql as $$
      begin
        perform tell_of_change('notice', new.request_id, array[new.user_id]);
        return null;
      end $$`.execute(db);
    await sql`
      create trigger tell_of_request after insert or update of state, place, from_at, to_at on requests
      for each row execute function tell_of_request()`.execute(db);
    await sql`
      create trigger tell_of_message after insert or update of content, hidden_for on request_messages
      for each row execute function tell_of_message()`.execute(db);
    await sql`
      create trigger tell_of_notice after insert on notices
      for each row execute function tell_of_notice()`.execute(db);
  },
};
