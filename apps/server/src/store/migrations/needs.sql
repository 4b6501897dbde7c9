-- Distinguishes organizations' needs from people's wishes (previously by amount). Others only see needs while the
-- organization is confirmed.
alter table wishes add column is_need boolean not null default false;
-- Organizations also have needs for one item.
update wishes set is_need = amount > 1 or user_id in (select user_id from organizations);
