-- expand
-- A delivery is sent hours after the request that caused it, by another process. Its trace links to that of the request, whose
-- span is stored with the event as W3C Trace Context, section 3.2, writes it. Null where no trace of the request was sent, and
-- in events of the version before. Jobs carry it in their data.
alter table events add column traceparent text;
