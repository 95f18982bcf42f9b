-- The rate of a draft that was stored before it was posted was written as a JSON text that holds JSON. Nobody could read it.
update invoices set tax_rate = (tax_rate #>> '{}')::jsonb where jsonb_typeof(tax_rate) = 'string';
