-- A webhook that takes its deliveries more slowly than they fall due: they are parked, and come back into the queue as
-- its receiver has room.
alter table webhooks add column congested boolean not null default false;
-- Looked for every second; there are few.
create index webhooks_congested on webhooks (tenant_id, id) where congested;
