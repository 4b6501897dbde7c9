-- No semicolons in comments: statements are split at them.
create extension if not exists pg_trgm;
create extension if not exists cube;

-- Donations and their points. `position` is on the unit sphere, where straight-line order equals great-circle order,
-- even across poles and the 180th meridian.
create table points (
  id bigint generated always as identity primary key,
  latitude double precision not null,
  longitude double precision not null,
  position cube not null generated always as (cube(array[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))
  ])) stored,
  constraint points_position_key unique (latitude, longitude)
);
create index points_position on points using gist (position);

create table donations (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  category text not null,
  images text[] not null,
  user_id integer not null,
  point_id bigint not null references points (id),
  location_name text not null,
  place_key text not null,
  status text not null default 'available',
  created_at text not null,
  listed_at timestamptz not null default now(),
  search_text text not null,
  search_words tsvector not null default '',
  image_descriptions text[],
  quantity integer,
  renewed_at timestamptz,
  -- When it was listed, restored, changed, renewed, or available again.
  offered_at timestamptz not null default now(),
  next_due_at timestamptz default now(),
  sizes text[],
  -- Reads use a view that excludes hidden donations.
  hidden_at timestamptz,
  hidden_for text,
  hidden_by_moderator boolean
);
create index donations_category on donations (category, id desc);
create index donations_point on donations (point_id, id desc);
create index donations_place on donations (place_key text_pattern_ops, id desc);
create index donations_of_user on donations (user_id, id);
create index donations_age on donations ((coalesce(renewed_at, listed_at))) where status in ('available', 'paused');
create index donations_available on donations (id) where status = 'available';
create index donations_available_of on donations (category, id) where status = 'available';
create index donations_promised on donations (id) where status = 'promised';
create index donations_offered on donations (id) where status in ('available', 'promised');
create index donations_offered_of on donations (category, id) where status in ('available', 'promised');
create index donations_offered_at on donations (offered_at) where status = 'available';
create index donations_next_due on donations (next_due_at) where next_due_at is not null and hidden_at is null;
create index donations_hidden on donations (user_id, id) where hidden_at is not null;

-- A short pending list is cheap to scan and cheap to flush.
create index donations_search on donations using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
create index donations_search_words on donations using gin (search_words) with (gin_pending_list_limit = 256);

-- Single letters and pairs in any script, which the trigram index doesn't cover.
create function letters_of(content text) returns text[]
language sql immutable strict parallel safe as $$
  select string_to_array(content, null)
    || string_to_array(regexp_replace(content, '(..)', '\1' || chr(1), 'g'), chr(1))
    || string_to_array(regexp_replace(substr(content, 2), '(..)', '\1' || chr(1), 'g'), chr(1))
$$;
create index donations_letters on donations using gin (letters_of(search_text)) with (gin_pending_list_limit = 256);

-- Candidates for spelling correction.
create table known_words (word text primary key);
create index known_words_begin on known_words (word text_pattern_ops);
create index known_words_end on known_words (reverse(word) text_pattern_ops);

-- Counters of offered donations and of changes per category, since counting a million rows takes a tenth of a second.
-- Spread over slots by connection so that concurrent writes don't block each other.
create table tallies (
  slot integer not null,
  category text not null,
  amount bigint not null,
  changes bigint not null,
  primary key (slot, category)
) with (fillfactor = 50);
create function tally_donations() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into tallies (slot, category, amount, changes)
    select pg_backend_pid() % 16, category,
      -count(*) filter (where status in ('available', 'promised') and hidden_at is null), count(*)
    from before_change group by category order by category
    on conflict (slot, category) do update
      set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into tallies (slot, category, amount, changes)
    select pg_backend_pid() % 16, category,
      count(*) filter (where status in ('available', 'promised') and hidden_at is null), count(*)
    from after_change group by category order by category
    on conflict (slot, category) do update
      set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes;
  end if;
  if found then
    perform pg_notify('clothesline_events', '{"kind":"donations"}');
  end if;
  return null;
end $$;
create trigger tally_insert after insert on donations
referencing new table as after_change for each statement execute function tally_donations();
create trigger tally_update after update on donations
referencing old table as before_change new table as after_change for each statement execute function tally_donations();
create trigger tally_delete after delete on donations
referencing old table as before_change for each statement execute function tally_donations();
-- A no-op because triggers do the counting. `distribute` replaces it, as triggers can't count distributed rows.
create function tally(category text, added bigint) returns void language sql as '';

-- Photos, keyed by the hash of their widest file. Released photos may be unused, hidden photos are only used by hidden
-- donations and people, and forbidden photos are never shown.
create table photos (
  hash text primary key,
  widths integer[] not null,
  stored_at timestamptz not null default now(),
  is_listed boolean not null default false,
  is_released boolean not null default false,
  is_hidden boolean not null default false,
  is_forbidden boolean not null default false,
  sha256s text[]
);
create index photos_unlisted on photos (stored_at) where not is_listed;
create index photos_released on photos (hash) where is_released;

-- Metadata of the store, such as the rounding rule for positions.
create table facts (name text primary key, value text not null);
create table secrets (name text primary key, value text not null);

-- Idempotency keys, shared by all servers.
create table write_keys (
  key text primary key,
  fingerprint text not null,
  donation_id integer not null,
  written_at timestamptz not null default now()
);
create index write_keys_age on write_keys (written_at);
create table answered_writes (
  key text primary key,
  fingerprint text not null,
  answer text,
  written_at timestamptz not null default now(),
  user_id integer
);
-- Unlogged to avoid waiting for the disk. A crash resets the limits.
create unlogged table allowances (
  key text primary key,
  step double precision not null,
  period double precision not null,
  full_at timestamptz not null
) with (fillfactor = 50);
create index allowances_age on allowances (full_at);

-- Chat messages. `received_at` (server clock) determines when they're deleted. `reply_data` is JSON with a reply's
-- donations, its suggestions, and the state for the next reply.
create table messages (
  id bigint generated always as identity primary key,
  session_id text not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  sent_at text not null,
  write_key text,
  received_at timestamptz not null default now(),
  reply_data text
);
create index messages_session on messages (session_id, id desc);
create unique index messages_key on messages (session_id, write_key, role) where write_key is not null;
create index messages_age on messages (received_at);

-- Accounts. Donations without an account use smaller IDs.
create table users (
  id integer generated by default as identity (start with 10000) primary key,
  email text not null unique,
  email_verified boolean not null default false,
  display_name text not null,
  username text not null unique,
  profile_image text,
  location text not null default '',
  bio text,
  is_demo boolean not null default false,
  suspended_for text,
  delete_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  mail_choices text not null default '{}',
  password_hash text,
  language text
);
create index users_to_delete on users (delete_at) where delete_at is not null;
create index users_out_of_sight on users (id) where delete_at is not null or suspended_for is not null;
-- Lists contain donor names, so a new name invalidates cached responses.
create function tally_name() returns trigger language plpgsql as $$
begin
  insert into tallies (slot, category, amount, changes) values (pg_backend_pid() % 16, '', 0, 1)
  on conflict (slot, category) do update set changes = tallies.changes + 1;
  perform pg_notify('clothesline_events', '{"kind":"donations"}');
  return null;
end $$;
create trigger tally_name after update of display_name on users for each row
when (old.display_name is distinct from new.display_name) execute function tally_name();
create table sessions (
  id integer generated by default as identity primary key,
  user_id integer not null,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);
-- Push subscriptions, deleted along with their session.
create table push_devices (
  id integer generated by default as identity primary key,
  user_id integer not null,
  session_id integer not null unique references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_devices_of_user on push_devices (user_id);
create table pushes (
  id integer generated by default as identity primary key,
  device_id integer not null references push_devices (id) on delete cascade,
  content text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index pushes_due on pushes (due_at);
create index pushes_of_device on pushes (device_id);
create table credentials (
  id integer generated by default as identity primary key,
  user_id integer not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index credentials_of_user on credentials (user_id);
create table verifications (
  id integer generated by default as identity primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);
-- Codes are derived from the seed, so repeated requests get the same code.
create table sign_in_codes (
  email text not null,
  purpose text not null,
  seed text not null,
  attempts integer not null default 0,
  mailed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);
create table passkeys (
  id integer primary key generated by default as identity,
  user_id integer not null,
  credential_id text not null unique,
  public_key text not null,
  counter double precision not null,
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);
-- Prevents challenges from being reused.
create table spent_challenges (challenge_hash text primary key, expires_at timestamptz not null);
create table undo_links (
  token_hash text primary key,
  user_id integer not null,
  email text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index undo_links_of_user on undo_links (user_id);
create index undo_links_of_email on undo_links (email);
-- Tokens for listing donations on another site.
create table listing_tokens (
  token_hash text primary key,
  user_id integer not null,
  origin text not null,
  expires_at timestamptz not null
);
create index listing_tokens_of_user on listing_tokens (user_id);
-- Mailboxes of suspended accounts.
create table barred_mailboxes (mailbox_hash text primary key, barred_at timestamptz not null);

-- The outbox.
create table mails (
  id integer generated by default as identity primary key,
  message_id text not null unique,
  recipient text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  content text not null
);
create index mails_due on mails (due_at) where sent_at is null;

-- Requests for donations. A unique index prevents donations from being held twice.
create table requests (
  id integer generated by default as identity primary key,
  donation_id integer not null,
  asker_id integer not null,
  donor_id integer not null,
  state text not null default 'waiting',
  reason text not null,
  times jsonb not null,
  place text,
  from_at timestamptz,
  to_at timestamptz,
  code text,
  holds_until timestamptz,
  promised_at timestamptz,
  reminded_at timestamptz,
  asker_read integer,
  donor_read integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  objected_at timestamptz,
  -- Preserves the title for the receiver.
  received_title text
);
create unique index requests_open on requests (donation_id, asker_id) where state in ('waiting', 'offered', 'promised');
create unique index requests_held on requests (donation_id) where state in ('offered', 'promised');
create index requests_open_of_asker on requests (asker_id) where state in ('waiting', 'offered', 'promised');
create index requests_of_asker on requests (asker_id, id);
create index requests_of_donor on requests (donor_id, id);
create index requests_of_donation on requests (donation_id, id);
create index requests_with_place on requests (ended_at) where place is not null;
create table request_messages (
  id integer generated by default as identity primary key,
  request_id integer not null,
  author_id integer,
  content text not null,
  created_at timestamptz not null,
  hidden_for text,
  code text
);
create index request_messages_of on request_messages (request_id, id);
create index request_messages_by on request_messages (author_id) where author_id is not null;
create table hand_overs (
  donation_id integer primary key,
  answered_at timestamptz,
  reminders integer not null default 0,
  expiry_reminded_at timestamptz
);
-- Notices. `offers` is JSON with IDs and titles of alternative donations.
create table notices (
  id integer generated by default as identity primary key,
  user_id integer not null,
  kind text not null,
  text text not null,
  donation_id integer,
  request_id integer,
  created_at timestamptz not null,
  read_at timestamptz,
  in_digest boolean not null default false,
  offers text not null default '[]',
  text_code text,
  text_values text
);
create index notices_of on notices (user_id, id);
create index notices_of_request on notices (request_id, user_id);
create index notices_in_digest on notices (created_at) where in_digest;
create index notices_created on notices (created_at);

-- Searches whose new results are emailed to an account or address.
create table alerts (
  id integer generated by default as identity primary key,
  user_id integer,
  email text,
  language text,
  search text not null,
  pace text not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  due_at timestamptz not null,
  key text not null default left(md5(random()::text || clock_timestamp()), 16),
  has_finds boolean not null default false,
  seen_at timestamptz not null default now(),
  refusals integer not null default 0,
  check ((user_id is null) <> (email is null))
);
create index alerts_of_user on alerts (user_id) where user_id is not null;
create index alerts_of_email on alerts (email) where email is not null;
create index alerts_due on alerts (due_at) where has_finds and confirmed_at is not null;
create index alerts_unasked on alerts (due_at) where confirmed_at is null and mailed_at is null;
create index alerts_key on alerts (key);
create table alert_finds (
  id integer generated by default as identity primary key,
  alert_id integer not null,
  donation_id integer not null,
  found_at timestamptz not null default now(),
  mailed_at timestamptz,
  unique (alert_id, donation_id)
);

-- Blocks, reports and the audit log. Reports about the same content share an open entry.
create table blocks (
  id integer generated by default as identity primary key,
  blocker_id integer not null,
  blocked_id integer not null,
  created_at timestamptz not null,
  unique (blocker_id, blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);
create table moderation_entries (
  id integer generated by default as identity primary key,
  kind text not null,
  target_id integer not null,
  person_id integer,
  state text not null default 'open',
  created_at timestamptz not null
);
create unique index moderation_entries_open on moderation_entries (kind, target_id) where state = 'open';
-- Reports precede contact messages, and decided entries come last.
create index moderation_entries_queue on moderation_entries (
  (case when state <> 'open' then 2 when kind = 'contact' then 1 else 0 end), id
);
create table reports (
  id integer generated by default as identity primary key,
  entry_id integer not null,
  reporter_id integer,
  reason text not null,
  words text not null,
  created_at timestamptz not null,
  unique (entry_id, reporter_id)
);
create index reports_by on reports (reporter_id);
create table audit (
  id integer generated by default as identity primary key,
  created_at timestamptz not null default now(),
  actor text not null,
  actor_id integer not null,
  action text not null,
  kind text,
  target_id integer,
  entry_id integer,
  reason text not null default ''
);
create index audit_of_entry on audit (entry_id, id) where entry_id is not null;

-- Notifications of committed changes, with the people concerned but no text or place. Skipped during imports.
create function tell_of_change(kind text, request_id integer, people integer[]) returns void language plpgsql as $$
begin
  if coalesce(current_setting('clothesline.is_importing', true), '') = '' then
    perform pg_notify(
      'clothesline_events',
      json_build_object('kind', kind, 'requestId', request_id, 'people', people)::text
    );
  end if;
end $$;
create function tell_of_request() returns trigger language plpgsql as $$
begin
  perform tell_of_change('request', new.id, array[new.asker_id, new.donor_id]);
  return null;
end $$;
create trigger tell_of_request after insert or update of state, place, from_at, to_at on requests
for each row execute function tell_of_request();
create function tell_of_message() returns trigger language plpgsql as $$
begin
  perform tell_of_change('message', id, array[asker_id, donor_id]) from requests where id = new.request_id;
  return null;
end $$;
create trigger tell_of_message after insert or update of content, hidden_for on request_messages
for each row execute function tell_of_message();
create function tell_of_notice() returns trigger language plpgsql as $$
begin
  perform tell_of_change('notice', new.request_id, array[new.user_id]);
  return null;
end $$;
create trigger tell_of_notice after insert on notices for each row execute function tell_of_notice();
create function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from gone) then perform tell_of_change('session', null, '{}'); end if;
  return null;
end $$;
create trigger tell_of_ended_sessions after delete on sessions referencing old table as gone
for each statement execute function tell_of_ended_sessions();
