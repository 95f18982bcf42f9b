-- expand
-- A receiver and a reader of the log follow an event to the request that raised it, also where this service exports no
-- trace. The column is as short as it can be, because every event has it. Null where `traceparent` has the trace, where no
-- request raised the event, and in events of the version before.
alter table events add column trace_id uuid;
