-- Accounts that applied as an organization. Visible to others once a moderator has confirmed them.
create table organizations (
  user_id integer primary key,
  name text not null,
  address text not null,
  hours text not null,
  rules text not null,
  contact text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  refused_for text
);
