-- expand
-- PostgreSQL calls conversions between dates and text changeable, because they depend on the setting DateStyle. A data node
-- of Citus therefore refuses them in an update. These functions use the ISO form alone, whatever the setting is.
create function date_object(key text, value date) returns jsonb
language sql immutable strict parallel safe
set datestyle = 'ISO, YMD'
as $$ select jsonb_build_object(key, value::text) $$;

create function date_in(object jsonb, key text) returns date
language sql immutable strict parallel safe
set datestyle = 'ISO, YMD'
as $$ select (object ->> key)::date $$;
