-- Tells needs of organizations from wishes of people; so far only their amount did. Others only see needs while their
-- organization is confirmed.
alter table wishes add column is_need boolean not null default false;
-- Organizations also have needs for one item.
update wishes set is_need = amount > 1 or user_id in (select user_id from organizations);
