-- Made from the migrated database by `npm run generate`: to be read, never run.

create table accounting_books (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  closed_months date[] not null default '{}'::date[],
  constraint accounting_books_pkey PRIMARY KEY (tenant_id, legal_entity_id),
  constraint accounting_books_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table accounting_periods (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  first_day date not null,
  closed_at timestamp with time zone,
  constraint accounting_periods_pkey PRIMARY KEY (tenant_id, legal_entity_id, first_day),
  constraint accounting_periods_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES accounting_books(tenant_id, legal_entity_id),
  constraint accounting_periods_first_day_check CHECK ((EXTRACT(day FROM first_day) = (1)::numeric))
);

create table accounts (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  account_number text collate "C" not null,
  name text collate "C" not null,
  account_type text not null,
  inactive boolean not null,
  currency text not null,
  invoice_delivery_method text not null,
  attach_ubl boolean not null,
  attach_zugferd boolean not null,
  accounts_receivable_id uuid,
  payment_term_id uuid,
  tax_template_id uuid,
  our_reference text collate "C",
  your_reference text collate "C",
  invoice_email_address text collate "C",
  invoice_email_cc_addresses text collate "C",
  reminder_email_address text collate "C",
  organization_number text collate "C",
  tax_registration_number text collate "C",
  electronic_invoice_address text collate "C",
  electronic_invoice_address_scheme text collate "C",
  image_url text collate "C",
  domain text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  invoice_address jsonb,
  delivery_address jsonb,
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  national_einvoice jsonb,
  invoice_template_id uuid,
  invoice_batch_group_id uuid,
  name_key text collate "C" default lower((name COLLATE "und-x-icu")),
  email_key text collate "C" default lower((invoice_email_address COLLATE "und-x-icu")),
  dunning_campaign_id uuid,
  dunning_paused_until date,
  dunning_pause_reason text,
  dunning_exempt boolean not null default false,
  constraint accounts_pkey PRIMARY KEY (tenant_id, id),
  constraint accounts_tenant_id_legal_entity_id_account_number_key UNIQUE (tenant_id, legal_entity_id, account_number),
  constraint accounts_dunning_campaign FOREIGN KEY (tenant_id, dunning_campaign_id) REFERENCES dunning_campaigns(tenant_id, id) NOT VALID,
  constraint accounts_tenant_id_accounts_receivable_id_fkey FOREIGN KEY (tenant_id, accounts_receivable_id) REFERENCES financial_accounts(tenant_id, id),
  constraint accounts_tenant_id_invoice_batch_group_id_fkey FOREIGN KEY (tenant_id, invoice_batch_group_id) REFERENCES invoice_batch_groups(tenant_id, id),
  constraint accounts_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint accounts_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_terms(tenant_id, id),
  constraint accounts_tenant_id_tax_template_id_fkey FOREIGN KEY (tenant_id, tax_template_id) REFERENCES tax_templates(tenant_id, id),
  constraint accounts_account_type_check CHECK ((account_type = ANY (ARRAY['Customer'::text, 'Reseller'::text, 'Subsidiary'::text, 'Prospect'::text, 'Other'::text]))),
  constraint accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint accounts_invoice_delivery_method_check CHECK ((invoice_delivery_method = ANY (ARRAY['Email'::text, 'Print'::text, 'ElectronicInvoice'::text, 'ExternalPrint'::text, 'AutomaticElectronicRouting'::text])))
);
CREATE INDEX accounts_created ON svc.accounts USING btree (tenant_id, legal_entity_id, created_at, id);
CREATE INDEX accounts_custom_fields ON svc.accounts USING gin (custom_fields jsonb_path_ops);
CREATE INDEX accounts_email_key ON svc.accounts USING btree (tenant_id, legal_entity_id, email_key, id) WHERE (email_key IS NOT NULL);
CREATE INDEX accounts_external_crm ON svc.accounts USING btree (tenant_id, legal_entity_id, external_crm_id) WHERE (external_crm_id IS NOT NULL);
CREATE INDEX accounts_external_erp ON svc.accounts USING btree (tenant_id, legal_entity_id, external_erp_id) WHERE (external_erp_id IS NOT NULL);
CREATE INDEX accounts_modified ON svc.accounts USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX accounts_name ON svc.accounts USING btree (tenant_id, legal_entity_id, name, id);
CREATE INDEX accounts_name_key ON svc.accounts USING btree (tenant_id, legal_entity_id, name_key, id);
CREATE INDEX accounts_of_campaign ON svc.accounts USING btree (tenant_id, dunning_campaign_id) WHERE (dunning_campaign_id IS NOT NULL);
CREATE INDEX accounts_of_entity ON svc.accounts USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX accounts_organization ON svc.accounts USING btree (tenant_id, legal_entity_id, organization_number, id) WHERE (organization_number IS NOT NULL);
CREATE INDEX accounts_tax_registration ON svc.accounts USING btree (tenant_id, legal_entity_id, tax_registration_number, id) WHERE (tax_registration_number IS NOT NULL);
CREATE TRIGGER count_added AFTER INSERT ON svc.accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('accounts');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('accounts');

create table audit_digests (
  tenant_id uuid not null,
  day date not null,
  row_count bigint not null,
  digest_before text,
  digest text not null,
  made_at timestamp with time zone not null,
  constraint audit_digests_pkey PRIMARY KEY (tenant_id, day),
  constraint audit_digests_digest_before_check CHECK ((digest_before ~ '^[0-9a-f]{64}$'::text)),
  constraint audit_digests_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint audit_digests_row_count_check CHECK ((row_count > 0))
);

create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  user_id uuid,
  token_id uuid,
  actor_name text,
  address text,
  user_agent text,
  operation text collate "C" not null,
  resource_kind text collate "C" not null,
  resource_id text collate "C",
  resource_number text,
  legal_entity_id uuid,
  trace_id text,
  correlation_id uuid,
  changes text not null,
  truncated boolean not null,
  constraint audit_log_pkey PRIMARY KEY (tenant_id, id),
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['User'::text, 'Token'::text, 'System'::text, 'Cli'::text, 'Portal'::text, 'Provider'::text]))),
  constraint audit_log_user_agent_check CHECK ((length(user_agent) <= 200))
) partition by RANGE (id);
CREATE INDEX audit_log_operation ON ONLY svc.audit_log USING btree (tenant_id, operation, id);
CREATE INDEX audit_log_resource ON ONLY svc.audit_log USING btree (tenant_id, resource_id, id) WHERE (resource_id IS NOT NULL);
CREATE INDEX audit_log_user ON ONLY svc.audit_log USING btree (tenant_id, user_id, id) WHERE (user_id IS NOT NULL);

create table booking_lines (
  tenant_id uuid not null,
  booking_id uuid not null,
  charge_number text collate "C" not null,
  order_charge_id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  fmrr numeric not null,
  constraint booking_lines_pkey PRIMARY KEY (tenant_id, booking_id, charge_number),
  constraint booking_lines_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES bookings(tenant_id, id) ON DELETE CASCADE
);

create table bookings (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  order_version_id uuid not null,
  effective_date date not null,
  booking_type text not null,
  account_category text not null,
  change_type text not null,
  classification text not null,
  notes text collate "C",
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  fmrr numeric not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint bookings_pkey PRIMARY KEY (tenant_id, id),
  constraint bookings_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint bookings_tenant_id_order_version_id_fkey FOREIGN KEY (tenant_id, order_version_id) REFERENCES order_versions(tenant_id, version_id) ON DELETE CASCADE,
  constraint bookings_account_category_check CHECK ((account_category = ANY (ARRAY['New'::text, 'Existing'::text, 'Lost'::text]))),
  constraint bookings_booking_type_check CHECK ((booking_type = ANY (ARRAY['New'::text, 'Change'::text, 'Churn'::text]))),
  constraint bookings_change_type_check CHECK ((change_type = ANY (ARRAY['Upsell'::text, 'Downsell'::text, 'Renewal'::text, 'None'::text, 'PriceAdjustment'::text, 'Milestone'::text, 'CancelledDelivery'::text, 'AssociatedCharge'::text, 'SplitOrder'::text, 'CancelOrderProduct'::text]))),
  constraint bookings_classification_check CHECK ((classification = ANY (ARRAY['NewCustomer'::text, 'Expansion'::text, 'Contraction'::text, 'CustomerChurn'::text, 'NoChange'::text, 'SplitOrder'::text, 'Reactivate'::text])))
);
CREATE INDEX bookings_effective ON svc.bookings USING btree (tenant_id, legal_entity_id, effective_date, id);
CREATE INDEX bookings_modified ON svc.bookings USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX bookings_of_entity ON svc.bookings USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX bookings_of_version ON svc.bookings USING btree (tenant_id, order_version_id);
CREATE TRIGGER count_added AFTER INSERT ON svc.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('bookings');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('bookings');

create table charge_plans (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  product_id uuid not null,
  charge_plan_number text collate "C" not null,
  name text collate "C" not null,
  effective_start_date date,
  end_of_new_sales_date date,
  effective_end_date date,
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint charge_plans_pkey PRIMARY KEY (tenant_id, id),
  constraint charge_plans_tenant_id_legal_entity_id_charge_plan_number_key UNIQUE (tenant_id, legal_entity_id, charge_plan_number),
  constraint charge_plans_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint charge_plans_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES products(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX charge_plans_of_product ON svc.charge_plans USING btree (tenant_id, product_id, id);

create table charges (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  charge_plan_id uuid not null,
  charge_number text collate "C" not null,
  name text collate "C" not null,
  charge_type text not null,
  model text not null,
  unit text not null,
  default_quantity numeric not null,
  price_period text not null,
  billing_period text not null,
  billing_timing text not null,
  period_alignment text not null,
  billing_day text not null,
  usage_rating text not null,
  measurements_rule text not null,
  specific_billing_day integer,
  offset_billing_days integer,
  alignment_date date,
  tax_template_id uuid,
  tax_included boolean not null,
  create_invoice_lines_per_tier boolean not null,
  revenue_recognition text not null,
  deferred_revenue_account_id uuid,
  recognized_revenue_account_id uuid,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  prices jsonb not null,
  feature_ids uuid[] not null,
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint charges_pkey PRIMARY KEY (tenant_id, id),
  constraint charges_tenant_id_legal_entity_id_charge_number_key UNIQUE (tenant_id, legal_entity_id, charge_number),
  constraint charges_tenant_id_charge_plan_id_fkey FOREIGN KEY (tenant_id, charge_plan_id) REFERENCES charge_plans(tenant_id, id) ON DELETE CASCADE,
  constraint charges_tenant_id_deferred_revenue_account_id_fkey FOREIGN KEY (tenant_id, deferred_revenue_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint charges_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint charges_tenant_id_recognized_revenue_account_id_fkey FOREIGN KEY (tenant_id, recognized_revenue_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint charges_tenant_id_tax_template_id_fkey FOREIGN KEY (tenant_id, tax_template_id) REFERENCES tax_templates(tenant_id, id),
  constraint charges_billing_day_check CHECK ((billing_day = ANY (ARRAY['None'::text, 'FirstDayOfMonth'::text, 'LastDayOfMonth'::text, 'FromOrder'::text, 'FromCharge'::text, 'FromAccount'::text, 'SpecificDay'::text, 'DaysOffset'::text]))),
  constraint charges_billing_period_check CHECK ((billing_period = ANY (ARRAY['Monthly'::text, 'Quarterly'::text, 'Biannual'::text, 'Annual'::text, 'EndOfTerm'::text]))),
  constraint charges_billing_timing_check CHECK ((billing_timing = ANY (ARRAY['InAdvance'::text, 'InArrears'::text]))),
  constraint charges_charge_type_check CHECK ((charge_type = ANY (ARRAY['OneOff'::text, 'Recurring'::text, 'Usage'::text, 'Measured'::text]))),
  constraint charges_check CHECK ((((((((((((((((((charge_type = 'OneOff'::text) AND (model = 'Flat'::text)) OR ((charge_type = 'OneOff'::text) AND (model = 'Quantity'::text))) OR ((charge_type = 'OneOff'::text) AND (model = 'Volume'::text))) OR ((charge_type = 'OneOff'::text) AND (model = 'Tiered'::text))) OR ((charge_type = 'Recurring'::text) AND (model = 'Flat'::text))) OR ((charge_type = 'Recurring'::text) AND (model = 'Quantity'::text))) OR ((charge_type = 'Recurring'::text) AND (model = 'Volume'::text))) OR ((charge_type = 'Recurring'::text) AND (model = 'Tiered'::text))) OR ((charge_type = 'Usage'::text) AND (model = 'Flat'::text))) OR ((charge_type = 'Usage'::text) AND (model = 'Quantity'::text))) OR ((charge_type = 'Usage'::text) AND (model = 'Volume'::text))) OR ((charge_type = 'Usage'::text) AND (model = 'Tiered'::text))) OR ((charge_type = 'Usage'::text) AND (model = 'Rated'::text))) OR ((charge_type = 'Measured'::text) AND (model = 'Quantity'::text))) OR ((charge_type = 'Measured'::text) AND (model = 'Volume'::text))) OR ((charge_type = 'Measured'::text) AND (model = 'Tiered'::text)))),
  constraint charges_default_quantity_check CHECK ((default_quantity >= (0)::numeric)),
  constraint charges_measurements_rule_check CHECK ((measurements_rule = ANY (ARRAY['LatestDate'::text, 'SumLatestDate'::text]))),
  constraint charges_model_check CHECK ((model = ANY (ARRAY['Flat'::text, 'Quantity'::text, 'Volume'::text, 'Tiered'::text, 'Rated'::text]))),
  constraint charges_period_alignment_check CHECK ((period_alignment = ANY (ARRAY['None'::text, 'AlignToOrder'::text, 'AlignToCharge'::text, 'AlignToMonth'::text, 'AlignToCalendarQuarter'::text, 'AlignToDate'::text]))),
  constraint charges_price_period_check CHECK ((price_period = ANY (ARRAY['Monthly'::text, 'Quarterly'::text, 'Annual'::text]))),
  constraint charges_specific_billing_day_check CHECK (((specific_billing_day >= 1) AND (specific_billing_day <= 31))),
  constraint charges_usage_rating_check CHECK ((usage_rating = ANY (ARRAY['Sum'::text, 'Max'::text, 'Average'::text])))
);
CREATE INDEX charges_of_plan ON svc.charges USING btree (tenant_id, charge_plan_id, id);

create table currencies (
  tenant_id uuid not null,
  id uuid not null,
  code text not null,
  description text,
  constraint currencies_pkey PRIMARY KEY (tenant_id, id),
  constraint currencies_tenant_id_code_key UNIQUE (tenant_id, code),
  constraint currencies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint currencies_code_check CHECK ((code ~ '^[A-Z]{3}$'::text))
);

create table custom_field_configurations (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  entity text not null,
  key text collate "C" not null,
  name text collate "C" not null,
  field_type text not null,
  default_value text collate "C",
  type_entity text,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone not null default now(),
  constraint custom_field_configurations_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_field_configurations_tenant_id_legal_entity_id_entit_key UNIQUE (tenant_id, legal_entity_id, entity, key),
  constraint custom_field_configurations_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.custom_field_configurations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.custom_field_configurations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.custom_field_configurations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table delivery_queue (
  tenant_id uuid not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  lane text not null,
  priority smallint not null,
  due_at timestamp with time zone not null,
  leased_until timestamp with time zone,
  claims integer not null default 0,
  constraint delivery_queue_pkey PRIMARY KEY (delivery_id, tenant_id),
  constraint delivery_queue_lane_check CHECK ((lane = ANY (ARRAY['first'::text, 'retry'::text]))),
  constraint delivery_queue_priority_check CHECK (((priority >= '-31'::integer) AND (priority <= 1)))
);
CREATE INDEX delivery_queue_due ON svc.delivery_queue USING btree (lane, priority DESC, due_at);

create table distribution_steps (
  position integer not null,
  about text not null,
  statement text not null,
  constraint distribution_steps_pkey PRIMARY KEY ("position")
);

create table dunning_campaigns (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text not null,
  is_default boolean not null,
  is_enabled boolean not null,
  steps jsonb not null,
  minimum_balances jsonb not null,
  send_hour integer not null,
  only_on_workdays boolean not null,
  last_run_on date,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint dunning_campaigns_pkey PRIMARY KEY (tenant_id, id),
  constraint dunning_campaigns_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint dunning_campaigns_send_hour_check CHECK (((send_hour >= 0) AND (send_hour <= 23)))
);
CREATE UNIQUE INDEX dunning_campaigns_default ON svc.dunning_campaigns USING btree (tenant_id, legal_entity_id) WHERE is_default;
CREATE INDEX dunning_campaigns_of_entity ON svc.dunning_campaigns USING btree (tenant_id, legal_entity_id, id);

create table dunning_courses (
  tenant_id uuid not null,
  invoice_id uuid not null,
  legal_entity_id uuid not null,
  campaign_id uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint dunning_courses_pkey PRIMARY KEY (tenant_id, invoice_id),
  constraint dunning_courses_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint dunning_courses_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table dunning_steps (
  tenant_id uuid not null,
  invoice_id uuid not null,
  level integer not null,
  legal_entity_id uuid not null,
  campaign_id uuid not null,
  taken_on date not null,
  taken_at timestamp with time zone not null,
  message_id uuid not null,
  account_id uuid,
  constraint dunning_steps_pkey PRIMARY KEY (tenant_id, invoice_id, level),
  constraint dunning_steps_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint dunning_steps_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint dunning_steps_level_check CHECK (((level >= 1) AND (level <= 9)))
);
CREATE INDEX dunning_steps_of_account ON svc.dunning_steps USING btree (tenant_id, account_id, taken_on);

create table einvoice_connections (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  company_id text not null,
  api_key_sealed text not null,
  is_active boolean not null,
  connected_at timestamp with time zone not null,
  constraint einvoice_connections_pkey PRIMARY KEY (tenant_id, legal_entity_id),
  constraint einvoice_connections_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table einvoice_notification_keys (
  tenant_id uuid not null,
  key_sealed text not null,
  key_hash text not null,
  constraint einvoice_notification_keys_pkey PRIMARY KEY (tenant_id),
  constraint einvoice_notification_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX einvoice_notification_keys_hash ON svc.einvoice_notification_keys USING btree (key_hash, tenant_id);

create table einvoice_receptions (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  state text not null,
  requested_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  received integer not null default 0,
  acknowledged integer not null default 0,
  message text,
  constraint einvoice_receptions_pkey PRIMARY KEY (tenant_id, id),
  constraint einvoice_receptions_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint einvoice_receptions_check CHECK (((state = ANY (ARRAY['Succeeded'::text, 'Failed'::text])) = (finished_at IS NOT NULL))),
  constraint einvoice_receptions_check1 CHECK (((state = 'Failed'::text) = (message IS NOT NULL))),
  constraint einvoice_receptions_state_check CHECK ((state = ANY (ARRAY['Queued'::text, 'Running'::text, 'Succeeded'::text, 'Failed'::text])))
);
CREATE INDEX einvoice_receptions_of_entity ON svc.einvoice_receptions USING btree (tenant_id, legal_entity_id, id);
CREATE UNIQUE INDEX einvoice_receptions_unfinished ON svc.einvoice_receptions USING btree (tenant_id, legal_entity_id) WHERE (state = ANY (ARRAY['Queued'::text, 'Running'::text]));

create table electronic_invoice_ids (
  tenant_id uuid not null,
  id text not null,
  entry_id uuid not null,
  constraint electronic_invoice_ids_pkey PRIMARY KEY (tenant_id, id),
  constraint electronic_invoice_ids_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES national_einvoice_entries(tenant_id, id)
);

create table event_consumers (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  tags text[],
  account_id uuid,
  epoch smallint not null,
  xid xid8 not null,
  event_id uuid not null,
  position_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  acknowledged_at timestamp with time zone,
  used_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint event_consumers_pkey PRIMARY KEY (tenant_id, legal_entity_id, name),
  constraint event_consumers_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint event_consumers_name_check CHECK ((name ~ '^[a-z0-9-]{1,50}$'::text))
);

create table event_epochs (
  epoch smallint not null,
  system_identifier bigint not null,
  began_at timestamp with time zone not null default now(),
  constraint event_epochs_pkey PRIMARY KEY (epoch)
);

create table events (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  tag text not null,
  correlation_id uuid,
  source text,
  triggered_by uuid not null,
  raised_at timestamp with time zone not null,
  is_test boolean not null,
  envelope text not null,
  search_keys bigint[],
  client_id uuid,
  traceparent text,
  epoch smallint not null default 1,
  xid xid8 not null default pg_current_xact_id(),
  absence text,
  trace_id uuid,
  constraint events_pkey PRIMARY KEY (tenant_id, id),
  constraint events_absence_check CHECK ((absence = ANY (ARRAY['Size'::text, 'Erased'::text]))) NOT VALID
) partition by RANGE (id);
CREATE INDEX events_of_correlation ON ONLY svc.events USING btree (tenant_id, correlation_id) WHERE (correlation_id IS NOT NULL);
CREATE INDEX events_of_entity ON ONLY svc.events USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX events_of_feed ON ONLY svc.events USING btree (tenant_id, legal_entity_id, epoch, xid, id);
CREATE INDEX events_of_source ON ONLY svc.events USING btree (tenant_id, legal_entity_id, source, id) WHERE (source IS NOT NULL);
CREATE INDEX events_of_tag ON ONLY svc.events USING btree (tenant_id, legal_entity_id, tag, id);
CREATE INDEX events_search ON ONLY svc.events USING gin (search_keys);

create table exchange_rates (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  from_currency_id uuid not null,
  to_currency_id uuid not null,
  effective_from date not null,
  effective_to date,
  rate numeric not null,
  source text not null,
  observed_at timestamp with time zone,
  import_id uuid,
  constraint exchange_rates_pkey PRIMARY KEY (tenant_id, legal_entity_id, id),
  constraint exchange_rates_one_a_day UNIQUE (tenant_id, legal_entity_id, from_currency_id, to_currency_id, effective_from),
  constraint exchange_rates_no_overlap EXCLUDE USING gist (tenant_id WITH =, legal_entity_id WITH =, from_currency_id WITH =, to_currency_id WITH =, daterange(effective_from, effective_to, '[]'::text) WITH &&) WHERE ((effective_to IS NOT NULL)),
  constraint exchange_rates_check CHECK ((to_currency_id <> from_currency_id)),
  constraint exchange_rates_check1 CHECK ((effective_to >= effective_from)),
  constraint exchange_rates_rate_check CHECK ((rate > (0)::numeric))
);
CREATE INDEX exchange_rates_by_day ON svc.exchange_rates USING btree (tenant_id, legal_entity_id, effective_from);
CREATE INDEX exchange_rates_of_source ON svc.exchange_rates USING btree (tenant_id, legal_entity_id, source, id);
CREATE TRIGGER count_added AFTER INSERT ON svc.exchange_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('exchange_rates');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.exchange_rates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('exchange_rates');

create table financial_accounts (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  code text collate "C" not null,
  name text collate "C" not null,
  description text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone not null default now(),
  constraint financial_accounts_pkey PRIMARY KEY (tenant_id, id),
  constraint financial_accounts_tenant_id_legal_entity_id_code_key UNIQUE (tenant_id, legal_entity_id, code),
  constraint financial_accounts_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.financial_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.financial_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.financial_accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table idempotency_keys (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  endpoint text not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer_sealed text,
  hours integer not null,
  expires_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, legal_entity_id, endpoint, key)
);
CREATE INDEX idempotency_keys_expiry ON svc.idempotency_keys USING btree (expires_at);

create table integration_log (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  at timestamp with time zone not null,
  level text not null,
  code text not null,
  message text not null,
  invoice_id uuid,
  entry_id uuid,
  constraint integration_log_pkey PRIMARY KEY (tenant_id, id),
  constraint integration_log_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint integration_log_level_check CHECK ((level = ANY (ARRAY['Information'::text, 'Warning'::text, 'Error'::text])))
);
CREATE INDEX integration_log_of_entity ON svc.integration_log USING btree (tenant_id, legal_entity_id, id);

create table invitations (
  hash text not null,
  kind text not null,
  tenant uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  by_operator boolean not null default false,
  constraint invitations_pkey PRIMARY KEY (hash),
  constraint invitations_tenant_user_id_key UNIQUE (tenant, user_id),
  constraint invitations_kind_check CHECK ((kind = ANY (ARRAY['Invitation'::text, 'Reset'::text])))
);
CREATE INDEX invitations_expires_at ON svc.invitations USING btree (expires_at);

create table invoice_attachments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  created_at timestamp with time zone not null,
  is_former_document boolean not null default false,
  constraint invoice_attachments_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_attachments_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
);
CREATE INDEX invoice_attachments_of_invoice ON svc.invoice_attachments USING btree (tenant_id, invoice_id, id);

create table invoice_batch_groups (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  code text collate "C" not null,
  description text collate "C",
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone not null default now(),
  constraint invoice_batch_groups_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_batch_groups_tenant_id_legal_entity_id_code_key UNIQUE (tenant_id, legal_entity_id, code),
  constraint invoice_batch_groups_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.invoice_batch_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.invoice_batch_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.invoice_batch_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table invoice_batch_log (
  tenant_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  entity_name text not null,
  entity_id uuid not null,
  reference text collate "C" not null,
  error_message text collate "C" not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint invoice_batch_log_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_batch_log_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES invoice_batches(tenant_id, id),
  constraint invoice_batch_log_entity_name_check CHECK ((entity_name = ANY (ARRAY['Account'::text, 'Invoice'::text])))
);
CREATE INDEX invoice_batch_log_of_batch ON svc.invoice_batch_log USING btree (tenant_id, batch_id, id);

create table invoice_batch_picks (
  tenant_id uuid not null,
  batch_id uuid not null,
  invoice_id uuid not null,
  constraint invoice_batch_picks_pkey PRIMARY KEY (tenant_id, batch_id, invoice_id)
);

create table invoice_batches (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  batch_number text collate "C" not null,
  status text not null,
  invoice_date date not null,
  target_date date not null,
  target_dates jsonb not null,
  account_ids jsonb,
  batch_groups jsonb,
  minimum_amount numeric,
  generation jsonb not null,
  posting jsonb,
  work_total integer,
  work_done integer not null default 0,
  work_made integer not null default 0,
  work_failed integer not null default 0,
  cursor_account text collate "C",
  cursor_invoice uuid,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  filter text collate "C",
  work_notes integer not null default 0,
  constraint invoice_batches_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_batches_tenant_id_legal_entity_id_batch_number_key UNIQUE (tenant_id, legal_entity_id, batch_number),
  constraint invoice_batches_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint invoice_batches_account_ids_check CHECK ((jsonb_array_length(account_ids) > 0)),
  constraint invoice_batches_batch_groups_check CHECK ((jsonb_array_length(batch_groups) > 0)),
  constraint invoice_batches_minimum_amount_check CHECK ((minimum_amount >= (0)::numeric)),
  constraint invoice_batches_status_check CHECK ((status = ANY (ARRAY['Generating'::text, 'Generated'::text, 'Posting'::text, 'Posted'::text, 'Cancelling'::text, 'Cancelled'::text]))),
  constraint invoice_batches_work_notes_check CHECK ((work_notes >= 0))
);
CREATE INDEX invoice_batches_by_state ON svc.invoice_batches USING btree (tenant_id, legal_entity_id, status, id);
CREATE INDEX invoice_batches_modified ON svc.invoice_batches USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX invoice_batches_of_entity ON svc.invoice_batches USING btree (tenant_id, legal_entity_id, id);

create table invoice_disputes (
  tenant_id uuid not null,
  invoice_id uuid not null,
  legal_entity_id uuid not null,
  reason text not null,
  until date,
  created_at timestamp with time zone not null,
  constraint invoice_disputes_pkey PRIMARY KEY (tenant_id, invoice_id),
  constraint invoice_disputes_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoice_disputes_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table invoice_documents (
  tenant_id uuid not null,
  invoice_id uuid not null,
  content bytea not null,
  created_at timestamp with time zone not null,
  constraint invoice_documents_pkey PRIMARY KEY (tenant_id, invoice_id),
  constraint invoice_documents_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
);

create table invoice_former_parties (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  parties jsonb not null,
  invoice_address jsonb,
  attachment_id uuid not null,
  constraint invoice_former_parties_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_former_parties_tenant_id_attachment_id_fkey FOREIGN KEY (tenant_id, attachment_id) REFERENCES invoice_attachments(tenant_id, id),
  constraint invoice_former_parties_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
);
CREATE INDEX invoice_former_parties_of_invoice ON svc.invoice_former_parties USING btree (tenant_id, invoice_id, id);

create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  number integer not null,
  product_name text collate "C" not null,
  description text,
  notes text,
  quantity numeric not null,
  price numeric not null,
  discount jsonb,
  unit text not null,
  tax_detail jsonb not null,
  revenue_account jsonb not null,
  service_period_start date,
  service_period_end date,
  subtotal_pre_discount numeric not null,
  tax_pre_discount numeric not null,
  subtotal numeric not null,
  allowance numeric not null,
  tax numeric not null,
  subtotal_base numeric,
  allowance_base numeric,
  tax_base numeric,
  credited_line_id uuid,
  custom_fields jsonb not null,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  legal_entity_id uuid,
  order_number text collate "C",
  order_charge_id uuid,
  charge_type text,
  billed jsonb,
  deferred_account jsonb,
  marks jsonb,
  constraint invoice_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_lines_tenant_id_invoice_id_number_key UNIQUE (tenant_id, invoice_id, number),
  constraint invoice_lines_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoice_lines_charge_type_check CHECK ((charge_type = ANY (ARRAY['OneOff'::text, 'Recurring'::text, 'Usage'::text, 'Measured'::text]))),
  constraint invoice_lines_check CHECK ((((order_number IS NULL) = (billed IS NULL)) AND ((order_charge_id IS NULL) = (billed IS NULL)) AND ((charge_type IS NULL) = (billed IS NULL)) AND ((legal_entity_id IS NULL) = (billed IS NULL)))),
  constraint invoice_lines_price_check CHECK ((price >= (0)::numeric))
);
CREATE INDEX invoice_lines_charge_type ON svc.invoice_lines USING btree (tenant_id, legal_entity_id, charge_type, id) WHERE (charge_type IS NOT NULL);
CREATE INDEX invoice_lines_credited ON svc.invoice_lines USING btree (tenant_id, credited_line_id) WHERE (credited_line_id IS NOT NULL);
CREATE INDEX invoice_lines_deferred ON svc.invoice_lines USING btree (tenant_id, id) INCLUDE (invoice_id, number, subtotal_base, allowance_base) WHERE (deferred_account IS NOT NULL);
CREATE INDEX invoice_lines_order ON svc.invoice_lines USING btree (tenant_id, order_number) WHERE (order_number IS NOT NULL);
CREATE INDEX invoice_lines_product ON svc.invoice_lines USING btree (tenant_id, product_name);
CREATE TRIGGER lines_stay BEFORE DELETE ON svc.invoice_lines FOR EACH ROW EXECUTE FUNCTION refuse_removal_of_line();

create table invoice_links (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  token_hash text not null,
  token_sealed text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint invoice_links_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_links_tenant_id_token_hash_key UNIQUE (tenant_id, token_hash),
  constraint invoice_links_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);
CREATE INDEX invoice_links_expire ON svc.invoice_links USING btree (expires_at);
CREATE INDEX invoice_links_of_invoice ON svc.invoice_links USING btree (tenant_id, invoice_id, id);

create table invoice_matches (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  credit_invoice_id uuid not null,
  amount numeric not null,
  invoice_base numeric not null,
  credit_base numeric not null,
  effective_date date,
  constraint invoice_matches_pkey PRIMARY KEY (tenant_id, invoice_id, credit_invoice_id),
  constraint invoice_matches_tenant_id_credit_invoice_id_fkey FOREIGN KEY (tenant_id, credit_invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoice_matches_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoice_matches_amount_check CHECK ((amount > (0)::numeric)),
  constraint invoice_matches_check CHECK ((credit_invoice_id <> invoice_id)),
  constraint invoice_matches_credit_base_check CHECK ((credit_base >= (0)::numeric)),
  constraint invoice_matches_invoice_base_check CHECK ((invoice_base >= (0)::numeric))
);

create table invoice_write_offs (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  amount numeric not null,
  base_amount numeric not null,
  write_off_date date not null,
  account jsonb not null,
  reason text collate "C" not null,
  created_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  taken_back_date date,
  taken_back_amount numeric,
  relief jsonb,
  taken_back_by uuid,
  constraint invoice_write_offs_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_write_offs_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoice_write_offs_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint invoice_write_offs_check CHECK ((num_nulls(taken_back_at, taken_back_date, taken_back_amount) = ANY (ARRAY[0, 3]))),
  constraint invoice_write_offs_not_zero CHECK ((amount <> (0)::numeric)) NOT VALID
);
CREATE INDEX invoice_write_offs_of_entity ON svc.invoice_write_offs USING btree (tenant_id, legal_entity_id);
CREATE INDEX invoice_write_offs_of_invoice ON svc.invoice_write_offs USING btree (tenant_id, invoice_id);

create table invoiced_periods (
  tenant_id uuid not null,
  invoice_line_id uuid not null,
  invoice_id uuid not null,
  order_charge_id uuid not null,
  from_date date not null,
  to_date date not null,
  billed_to date not null,
  tier smallint not null,
  number integer not null,
  whole_from date not null,
  whole_to date not null,
  proration_method text not null,
  amount numeric not null,
  amount_pre_discount numeric not null,
  spans jsonb,
  released boolean not null default false,
  cuts jsonb,
  constraint invoiced_periods_pkey PRIMARY KEY (tenant_id, invoice_line_id),
  constraint invoiced_periods_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoiced_periods_no_overlap EXCLUDE USING gist (order_charge_id WITH =, tier WITH =, number WITH =, daterange(from_date, to_date) WITH &&, tenant_id WITH =) WHERE ((NOT released)),
  constraint invoiced_periods_check CHECK (((from_date <= to_date) AND (to_date <= billed_to))),
  constraint invoiced_periods_proration_method_check CHECK ((proration_method = ANY (ARRAY['DaysInPeriod'::text, 'DaysInMonth'::text, 'Fixed30'::text])))
);
CREATE INDEX invoiced_periods_invoice ON svc.invoiced_periods USING btree (tenant_id, invoice_id);
CREATE UNIQUE INDEX invoiced_periods_once ON svc.invoiced_periods USING btree (tenant_id, order_charge_id, from_date, tier, number) WHERE (NOT released);

create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  account_id uuid not null,
  invoice_type text not null,
  status text not null,
  invoice_number text collate "C",
  invoice_date date not null,
  due_date date not null,
  payment_date date,
  payment_term jsonb,
  currency text not null,
  base_currency text not null,
  exchange_rate numeric,
  tax_included boolean not null,
  subtotal numeric not null,
  tax numeric not null,
  total numeric not null,
  total_base numeric,
  rounding numeric not null,
  rounding_base numeric,
  settled numeric not null,
  settled_base numeric not null,
  accounts_receivable jsonb not null,
  rounding_account jsonb not null,
  allowances jsonb not null,
  invoice_address jsonb,
  delivery_address jsonb,
  invoice_delivery_method text not null,
  disable_automatic_reminder boolean not null,
  notes text collate "C",
  your_reference text collate "C",
  our_reference text collate "C",
  your_order_number text collate "C",
  buyer_reference text collate "C",
  reference_number text collate "C",
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  credited_invoice_id uuid,
  parties jsonb,
  posted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  electronic_invoice_id uuid,
  delivery_date date,
  prepaid numeric,
  national_einvoice jsonb,
  total_near double precision default (total)::double precision,
  made_with_version_id uuid,
  batch_id uuid,
  invoice_template_id uuid,
  settled_notes text,
  ocr_number text collate "C" default ocr_number(invoice_number, invoice_type),
  last_payment_date date,
  settled_rest numeric not null default 0,
  correction jsonb,
  corrected_invoice_id uuid,
  tax_rate jsonb,
  marks jsonb,
  tax_point_date date,
  written_off numeric not null default 0,
  reminders_sent integer not null default 0,
  constraint invoices_pkey PRIMARY KEY (tenant_id, id),
  constraint invoices_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id),
  constraint invoices_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES invoice_batches(tenant_id, id),
  constraint invoices_tenant_id_corrected_invoice_id_fkey FOREIGN KEY (tenant_id, corrected_invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoices_tenant_id_credited_invoice_id_fkey FOREIGN KEY (tenant_id, credited_invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoices_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint invoices_check CHECK (((status = ANY (ARRAY['Posted'::text, 'Settled'::text])) = (invoice_number IS NOT NULL))),
  constraint invoices_check1 CHECK (((status = ANY (ARRAY['Posted'::text, 'Settled'::text])) = (posted_at IS NOT NULL))),
  constraint invoices_check2 CHECK (((status <> ALL (ARRAY['Posted'::text, 'Settled'::text])) OR (total_base IS NOT NULL))),
  constraint invoices_check3 CHECK (((invoice_type = 'Credit'::text) = (credited_invoice_id IS NOT NULL))),
  constraint invoices_invoice_delivery_method_check CHECK ((invoice_delivery_method = ANY (ARRAY['Email'::text, 'Print'::text, 'ElectronicInvoice'::text, 'ExternalPrint'::text, 'AutomaticElectronicRouting'::text]))),
  constraint invoices_invoice_type_check CHECK ((invoice_type = ANY (ARRAY['Invoice'::text, 'Credit'::text, 'OnAccount'::text]))),
  constraint invoices_prepaid_check CHECK ((prepaid > (0)::numeric)),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Posted'::text, 'Cancelled'::text, 'Settled'::text])))
);
CREATE INDEX invoices_corrected ON svc.invoices USING btree (tenant_id, corrected_invoice_id) WHERE (corrected_invoice_id IS NOT NULL);
CREATE INDEX invoices_created ON svc.invoices USING btree (tenant_id, legal_entity_id, created_at, id);
CREATE INDEX invoices_credited ON svc.invoices USING btree (tenant_id, credited_invoice_id) WHERE (credited_invoice_id IS NOT NULL);
CREATE INDEX invoices_custom_fields ON svc.invoices USING gin (custom_fields jsonb_path_ops);
CREATE INDEX invoices_date ON svc.invoices USING btree (tenant_id, legal_entity_id, invoice_date, id);
CREATE INDEX invoices_due ON svc.invoices USING btree (tenant_id, legal_entity_id, due_date, id);
CREATE INDEX invoices_external_crm ON svc.invoices USING btree (tenant_id, legal_entity_id, external_crm_id) WHERE (external_crm_id IS NOT NULL);
CREATE INDEX invoices_external_erp ON svc.invoices USING btree (tenant_id, legal_entity_id, external_erp_id) WHERE (external_erp_id IS NOT NULL);
CREATE INDEX invoices_invoiced ON svc.invoices USING btree (tenant_id, legal_entity_id, invoice_date) INCLUDE (total_base) WHERE (posted_at IS NOT NULL);
CREATE INDEX invoices_made_with ON svc.invoices USING btree (tenant_id, made_with_version_id) WHERE (made_with_version_id IS NOT NULL);
CREATE INDEX invoices_modified ON svc.invoices USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX invoices_notes_to_list ON svc.invoices USING btree (tenant_id, legal_entity_id, account_id) WHERE ((made_with_version_id IS NOT NULL) AND (status = 'Draft'::text) AND (batch_id IS NULL));
CREATE UNIQUE INDEX invoices_number ON svc.invoices USING btree (tenant_id, legal_entity_id, invoice_number) WHERE (invoice_number IS NOT NULL);
CREATE INDEX invoices_ocr ON svc.invoices USING btree (tenant_id, legal_entity_id, ocr_number) WHERE (ocr_number IS NOT NULL);
CREATE INDEX invoices_of_account ON svc.invoices USING btree (tenant_id, account_id, legal_entity_id, id);
CREATE INDEX invoices_of_batch ON svc.invoices USING btree (tenant_id, batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX invoices_of_entity ON svc.invoices USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX invoices_open ON svc.invoices USING btree (tenant_id, legal_entity_id, account_id, currency) INCLUDE (total, settled) WHERE (status = 'Posted'::text);
CREATE INDEX invoices_overdue ON svc.invoices USING btree (tenant_id, legal_entity_id, due_date) INCLUDE (total_base, settled_base) WHERE (status = 'Posted'::text);
CREATE INDEX invoices_paid_elsewhere ON svc.invoices USING btree (tenant_id, legal_entity_id, payment_date) WHERE (settled_notes = 'paid in other system'::text);
CREATE INDEX invoices_posted ON svc.invoices USING btree (tenant_id, legal_entity_id, id) INCLUDE (invoice_date, invoice_number, account_id, currency) WHERE (posted_at IS NOT NULL);
CREATE INDEX invoices_status ON svc.invoices USING btree (tenant_id, legal_entity_id, status, id);
CREATE INDEX invoices_to_match ON svc.invoices USING btree (tenant_id, legal_entity_id, reference_number) WHERE ((status = 'Posted'::text) AND (reference_number IS NOT NULL));
CREATE INDEX invoices_total ON svc.invoices USING btree (tenant_id, legal_entity_id, total_near, total, id);
CREATE INDEX invoices_written_off ON svc.invoices USING btree (tenant_id, legal_entity_id, id) WHERE (written_off > (0)::numeric);
CREATE TRIGGER count_added AFTER INSERT ON svc.invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('invoices');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.invoices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('invoices');

create table journal_lines (
  tenant_id uuid not null,
  journal_id uuid,
  position integer not null,
  account_id uuid not null,
  account_code text collate "C" not null,
  account_name text not null,
  amount numeric not null,
  sales_amount numeric not null,
  exchange_rate numeric,
  voucher_id uuid not null,
  effective_date date not null,
  constraint journal_lines_pkey PRIMARY KEY (tenant_id, voucher_id, "position")
);
CREATE INDEX journal_lines_of_account ON svc.journal_lines USING btree (tenant_id, account_id, effective_date, voucher_id);
CREATE TRIGGER complete BEFORE INSERT ON svc.journal_lines FOR EACH ROW WHEN ((new.voucher_id IS NULL)) EXECUTE FUNCTION complete_journal_line();

create table journals (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  journal_number text collate "C" not null,
  journal_type text not null,
  effective_date date not null,
  posted_at timestamp with time zone not null,
  invoice_id uuid,
  invoice_number text collate "C",
  account_id uuid,
  sales_currency text,
  exchange_rate numeric,
  description text not null,
  external_erp_id text collate "C",
  transferred_to_erp timestamp with time zone,
  modified_at timestamp with time zone not null,
  constraint journals_pkey PRIMARY KEY (tenant_id, id),
  constraint journals_tenant_id_legal_entity_id_journal_number_key UNIQUE (tenant_id, legal_entity_id, journal_number),
  constraint journals_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint journals_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);
CREATE INDEX journals_external_erp ON svc.journals USING btree (tenant_id, legal_entity_id, external_erp_id) WHERE (external_erp_id IS NOT NULL);
CREATE INDEX journals_modified ON svc.journals USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX journals_of_day ON svc.journals USING btree (tenant_id, legal_entity_id, effective_date, id);
CREATE INDEX journals_of_entity ON svc.journals USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX journals_posted ON svc.journals USING btree (tenant_id, legal_entity_id, posted_at, id);
CREATE TRIGGER add_voucher AFTER INSERT ON svc.journals FOR EACH ROW WHEN ((new.invoice_id IS NOT NULL)) EXECUTE FUNCTION add_voucher();
CREATE TRIGGER complete BEFORE INSERT ON svc.journals FOR EACH ROW WHEN ((new.modified_at IS NULL)) EXECUTE FUNCTION complete_journal();
CREATE TRIGGER count_added AFTER INSERT ON svc.journals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('journals');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.journals REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('journals');

create table legal_entities (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  base_currency text not null,
  country text,
  time_zone text not null,
  created_at timestamp with time zone not null default now(),
  constraint legal_entities_pkey PRIMARY KEY (tenant_id, id),
  constraint legal_entities_tenant_id_name_key UNIQUE (tenant_id, name),
  constraint legal_entities_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint legal_entities_base_currency_check CHECK ((base_currency ~ '^[A-Z]{3}$'::text)),
  constraint legal_entities_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
);
CREATE TRIGGER add_books AFTER INSERT ON svc.legal_entities FOR EACH ROW EXECUTE FUNCTION add_books();
CREATE TRIGGER settings_added AFTER INSERT ON svc.legal_entities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.legal_entities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.legal_entities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table legal_entity_profiles (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  organization_number text collate "C",
  tax_registration_number text collate "C",
  bank_account text,
  iban text,
  bic text,
  address jsonb not null default '{}'::jsonb,
  electronic_invoice_address text,
  electronic_invoice_address_scheme text,
  national_e_invoice boolean not null default false,
  total_rounding_unit numeric,
  accounts_receivable_id uuid not null,
  tax_account_id uuid not null,
  rounding_account_id uuid not null,
  payment_term_id uuid,
  tax_template_id uuid,
  auto_renew boolean not null default true,
  proration_method text not null default 'DaysInPeriod'::text,
  match_credits_on_post boolean not null default false,
  deferred_revenue_account_id uuid not null,
  recognized_revenue_account_id uuid not null,
  exchange_gain_account_id uuid not null,
  exchange_loss_account_id uuid not null,
  fiscal_year_start_month integer not null default 1,
  payment_tolerance numeric not null default 0,
  payment_account_id uuid not null,
  bank_fee_account_id uuid not null,
  advance_account_id uuid not null,
  write_off_account_id uuid not null,
  tax_rate_source text not null default 'InvoiceRate'::text,
  hosted_pages boolean not null default false,
  constraint legal_entity_profiles_pkey PRIMARY KEY (tenant_id, legal_entity_id),
  constraint legal_entity_profiles_tenant_id_accounts_receivable_id_fkey FOREIGN KEY (tenant_id, accounts_receivable_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_advance_account_id_fkey FOREIGN KEY (tenant_id, advance_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_bank_fee_account_id_fkey FOREIGN KEY (tenant_id, bank_fee_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_deferred_revenue_account_i_fkey FOREIGN KEY (tenant_id, deferred_revenue_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_exchange_gain_account_id_fkey FOREIGN KEY (tenant_id, exchange_gain_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_exchange_loss_account_id_fkey FOREIGN KEY (tenant_id, exchange_loss_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_payment_account_id_fkey FOREIGN KEY (tenant_id, payment_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_terms(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_recognized_revenue_account_fkey FOREIGN KEY (tenant_id, recognized_revenue_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_rounding_account_id_fkey FOREIGN KEY (tenant_id, rounding_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_tax_account_id_fkey FOREIGN KEY (tenant_id, tax_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_tax_template_id_fkey FOREIGN KEY (tenant_id, tax_template_id) REFERENCES tax_templates(tenant_id, id),
  constraint legal_entity_profiles_tenant_id_write_off_account_id_fkey FOREIGN KEY (tenant_id, write_off_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint legal_entity_profiles_fiscal_year_start_month_check CHECK (((fiscal_year_start_month >= 1) AND (fiscal_year_start_month <= 12))),
  constraint legal_entity_profiles_payment_tolerance_check CHECK ((payment_tolerance >= (0)::numeric)),
  constraint legal_entity_profiles_proration_method_check CHECK ((proration_method = ANY (ARRAY['DaysInPeriod'::text, 'DaysInMonth'::text, 'Fixed30'::text]))),
  constraint legal_entity_profiles_tax_rate_source_check CHECK ((tax_rate_source = ANY (ARRAY['InvoiceRate'::text, 'NationalBankOfPoland'::text]))),
  constraint legal_entity_profiles_total_rounding_unit_check CHECK ((total_rounding_unit > (0)::numeric))
);
CREATE TRIGGER default_accounts BEFORE INSERT OR UPDATE ON svc.legal_entity_profiles FOR EACH ROW EXECUTE FUNCTION default_profile_accounts();
CREATE TRIGGER settings_added AFTER INSERT ON svc.legal_entity_profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.legal_entity_profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.legal_entity_profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table list_changes (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  list text not null,
  first_id uuid not null,
  last_id uuid not null,
  change integer not null,
  id uuid not null default gen_random_uuid(),
  constraint list_changes_pkey PRIMARY KEY (tenant_id, legal_entity_id, list, first_id, id),
  constraint list_changes_change_check CHECK ((change <> 0))
);

create table list_segments (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  list text not null,
  first_id uuid not null,
  size integer not null,
  constraint list_segments_pkey PRIMARY KEY (tenant_id, legal_entity_id, list, first_id),
  constraint list_segments_list_check CHECK ((list = ANY (ARRAY['accounts'::text, 'invoices'::text, 'journals'::text, 'exchange_rates'::text, 'subscriptions'::text, 'sales_orders'::text, 'bookings'::text, 'quotes'::text, 'usage'::text, 'measurements'::text, 'payments'::text])))
);

create table mail_settings (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  host text not null,
  port integer not null,
  security text not null,
  username text,
  password_sealed text,
  from_address text not null,
  from_name text not null,
  reply_to text,
  max_per_minute integer not null,
  is_enabled boolean not null,
  stopped_until timestamp with time zone,
  constraint mail_settings_pkey PRIMARY KEY (tenant_id, legal_entity_id),
  constraint mail_settings_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint mail_settings_check CHECK (((username IS NULL) = (password_sealed IS NULL))),
  constraint mail_settings_max_per_minute_check CHECK (((max_per_minute >= 1) AND (max_per_minute <= 6000))),
  constraint mail_settings_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint mail_settings_security_check CHECK ((security = ANY (ARRAY['Tls'::text, 'StartTls'::text, 'None'::text])))
);
CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE OF is_enabled ON svc.mail_settings FOR EACH ROW EXECUTE FUNCTION count_settings_version_of_row();

create table message_attempts (
  tenant_id uuid not null,
  message_id uuid not null,
  number integer not null,
  legal_entity_id uuid not null,
  at timestamp with time zone not null,
  server text not null,
  outcome text,
  code integer,
  text text,
  milliseconds integer,
  constraint message_attempts_pkey PRIMARY KEY (tenant_id, message_id, number),
  constraint message_attempts_number_check CHECK ((number > 0)),
  constraint message_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['Accepted'::text, 'Refused'::text, 'NotTaken'::text, 'Unknown'::text])))
);
CREATE INDEX message_attempts_at ON svc.message_attempts USING btree (at);
CREATE INDEX message_attempts_begun ON svc.message_attempts USING btree (tenant_id, legal_entity_id, at);

create table messages (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  kind text not null,
  invoice_id uuid not null,
  account_id uuid not null,
  turn integer not null,
  recipient text,
  copies text[] not null,
  language text not null,
  facts jsonb not null,
  status text not null,
  is_ending boolean not null,
  version integer not null,
  attempts integer not null,
  created_at timestamp with time zone not null,
  next_attempt_at timestamp with time zone,
  lease_until timestamp with time zone,
  sent_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  problem text,
  rejected text[] not null,
  constraint messages_pkey PRIMARY KEY (tenant_id, id),
  constraint messages_tenant_id_legal_entity_id_kind_invoice_id_turn_key UNIQUE (tenant_id, legal_entity_id, kind, invoice_id, turn),
  constraint messages_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint messages_check CHECK (((status = ANY (ARRAY['Queued'::text, 'Deferred'::text])) = (next_attempt_at IS NOT NULL))),
  constraint messages_check1 CHECK (((status = 'Sending'::text) = (lease_until IS NOT NULL))),
  constraint messages_check2 CHECK (((status = 'Sent'::text) = (sent_at IS NOT NULL))),
  constraint messages_check3 CHECK (((status = 'Cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint messages_check4 CHECK (((status = 'Sending'::text) OR (NOT is_ending))),
  constraint messages_kind_check CHECK ((kind = ANY (ARRAY['Invoice'::text, 'CreditNote'::text, 'Reminder'::text]))) NOT VALID,
  constraint messages_language_check CHECK ((language = ANY (ARRAY['sv'::text, 'pl'::text, 'de'::text, 'en'::text]))),
  constraint messages_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Sending'::text, 'Deferred'::text, 'Sent'::text, 'Failed'::text, 'Unknown'::text, 'Skipped'::text, 'Cancelled'::text]))),
  constraint messages_turn_check CHECK (((turn >= 1) AND (turn <= 20))),
  constraint messages_version_check CHECK ((version > 0))
);
CREATE INDEX messages_created ON svc.messages USING btree (created_at);
CREATE INDEX messages_due ON svc.messages USING btree (tenant_id, legal_entity_id, next_attempt_at, id) WHERE (status = ANY (ARRAY['Queued'::text, 'Deferred'::text]));
CREATE INDEX messages_in_state ON svc.messages USING btree (tenant_id, legal_entity_id, status, id);
CREATE INDEX messages_of_account ON svc.messages USING btree (tenant_id, account_id, id);
CREATE INDEX messages_of_entity ON svc.messages USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX messages_of_invoice ON svc.messages USING btree (tenant_id, invoice_id, id);
CREATE INDEX messages_of_recipient ON svc.messages USING btree (tenant_id, legal_entity_id, recipient, id);
CREATE INDEX messages_sending ON svc.messages USING btree (tenant_id, legal_entity_id, lease_until) WHERE (status = 'Sending'::text);

create table migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  needs text,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table national_einvoice_cleared_documents (
  tenant_id uuid not null,
  entry_id uuid not null,
  content bytea not null,
  constraint national_einvoice_cleared_documents_pkey PRIMARY KEY (tenant_id, entry_id),
  constraint national_einvoice_cleared_documents_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES national_einvoice_entries(tenant_id, id)
);

create table national_einvoice_entries (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  invoice_id uuid not null,
  invoice_number text not null,
  direction text not null,
  sequence integer not null,
  status text not null,
  provider_uuid text not null,
  asks_first boolean not null,
  created_at timestamp with time zone not null,
  version integer not null,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  next_attempt_at timestamp with time zone,
  last_problem text,
  reference text,
  submitted_at timestamp with time zone,
  held_back_by text,
  next_poll_at timestamp with time zone,
  polls integer not null default 0,
  processed_at timestamp with time zone,
  national_einvoice_id text,
  check_digit_valid boolean,
  upo_file_name text,
  upo_content bytea,
  failed_at timestamp with time zone,
  error_message text,
  outcome text,
  original_national_number text,
  document bytea,
  document_sha256 text,
  rule_release text,
  currency text,
  gross numeric,
  seller_nip text,
  waits_for_invoice_id uuid,
  released_at timestamp with time zone,
  deadline timestamp with time zone,
  deadline_told_at timestamp with time zone,
  constraint national_einvoice_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint national_einvoice_entries_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint failed_has_reason CHECK (((status <> 'Failed'::text) OR ((failed_at IS NOT NULL) AND (error_message IS NOT NULL) AND (outcome IS NOT NULL)))),
  constraint national_einvoice_entries_direction_check CHECK ((direction = ANY (ARRAY['Sent'::text, 'Received'::text]))),
  constraint national_einvoice_entries_outcome_check CHECK ((outcome = ANY (ARRAY['NotSent'::text, 'Refused'::text, 'Unknown'::text]))),
  constraint national_einvoice_entries_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Submitted'::text, 'Processed'::text, 'Failed'::text]))),
  constraint pending_waits CHECK (((waits_for_invoice_id IS NULL) OR (status = 'Pending'::text))),
  constraint processed_has_acknowledgement CHECK (((status <> 'Processed'::text) OR (direction = 'Received'::text) OR ((upo_content IS NOT NULL) AND (upo_file_name IS NOT NULL)))),
  constraint processed_has_number CHECK (((status <> 'Processed'::text) OR ((processed_at IS NOT NULL) AND (national_einvoice_id IS NOT NULL)))),
  constraint sent_has_document CHECK (((direction = 'Received'::text) OR (status = 'Failed'::text) OR ((document IS NOT NULL) AND (document_sha256 IS NOT NULL) AND (rule_release IS NOT NULL) AND (currency IS NOT NULL) AND (gross IS NOT NULL) AND (seller_nip IS NOT NULL)))),
  constraint submitted_has_reference CHECK (((status <> ALL (ARRAY['Submitted'::text, 'Processed'::text])) OR ((reference IS NOT NULL) AND (submitted_at IS NOT NULL))))
);
CREATE INDEX national_einvoice_entries_by_number ON svc.national_einvoice_entries USING btree (tenant_id, legal_entity_id, invoice_number COLLATE "C");
CREATE INDEX national_einvoice_entries_due ON svc.national_einvoice_entries USING btree (deadline) WHERE ((status = ANY (ARRAY['Pending'::text, 'Submitted'::text])) AND (deadline_told_at IS NULL));
CREATE INDEX national_einvoice_entries_failed_at ON svc.national_einvoice_entries USING btree (failed_at) WHERE (status = 'Failed'::text);
CREATE UNIQUE INDEX national_einvoice_entries_live ON svc.national_einvoice_entries USING btree (tenant_id, invoice_id, direction) WHERE (status <> 'Failed'::text);
CREATE UNIQUE INDEX national_einvoice_entries_number ON svc.national_einvoice_entries USING btree (tenant_id, national_einvoice_id) WHERE (national_einvoice_id IS NOT NULL);
CREATE INDEX national_einvoice_entries_of_entity ON svc.national_einvoice_entries USING btree (tenant_id, legal_entity_id, id);
CREATE UNIQUE INDEX national_einvoice_entries_of_invoice ON svc.national_einvoice_entries USING btree (tenant_id, invoice_id, direction, sequence);
CREATE INDEX national_einvoice_entries_pending ON svc.national_einvoice_entries USING btree (created_at) WHERE (status = 'Pending'::text);
CREATE INDEX national_einvoice_entries_polled ON svc.national_einvoice_entries USING btree (tenant_id, next_poll_at) WHERE (status = 'Submitted'::text);
CREATE INDEX national_einvoice_entries_processed ON svc.national_einvoice_entries USING btree (tenant_id, legal_entity_id, processed_at) WHERE (processed_at IS NOT NULL);
CREATE UNIQUE INDEX national_einvoice_entries_provider_uuid ON svc.national_einvoice_entries USING btree (tenant_id, provider_uuid) WHERE (status <> 'Failed'::text);
CREATE INDEX national_einvoice_entries_sent_by_state ON svc.national_einvoice_entries USING btree (tenant_id, legal_entity_id, status, invoice_id) INCLUDE (held_back_by) WHERE (direction = 'Sent'::text);
CREATE INDEX national_einvoice_entries_state ON svc.national_einvoice_entries USING btree (tenant_id, legal_entity_id, status, id);
CREATE INDEX national_einvoice_entries_waiting ON svc.national_einvoice_entries USING btree (tenant_id, waits_for_invoice_id) WHERE (waits_for_invoice_id IS NOT NULL);
CREATE TRIGGER settled_entries_stay BEFORE DELETE OR UPDATE ON svc.national_einvoice_entries FOR EACH ROW WHEN ((old.status = ANY (ARRAY['Processed'::text, 'Failed'::text]))) EXECUTE FUNCTION refuse_change_of_settled();

create table national_einvoice_history (
  tenant_id uuid not null,
  entry_id uuid not null,
  version integer not null,
  at timestamp with time zone not null,
  status text not null,
  text text not null,
  constraint national_einvoice_history_pkey PRIMARY KEY (tenant_id, entry_id, version),
  constraint national_einvoice_history_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES national_einvoice_entries(tenant_id, id)
);
CREATE TRIGGER history_stays BEFORE DELETE OR UPDATE ON svc.national_einvoice_history FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();

create table national_einvoice_settings (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  is_enabled boolean not null,
  token_sealed text,
  linked_at timestamp with time zone,
  linking_until timestamp with time zone,
  preflight_on_posting text not null default 'Warn'::text,
  token_expires date,
  token_warned_days smallint,
  constraint national_einvoice_settings_pkey PRIMARY KEY (tenant_id, legal_entity_id),
  constraint national_einvoice_settings_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint national_einvoice_settings_preflight_on_posting_check CHECK ((preflight_on_posting = ANY (ARRAY['Warn'::text, 'Refuse'::text]))),
  constraint national_einvoice_settings_token_warned_days_check CHECK ((token_warned_days = ANY (ARRAY[30, 7, 1])))
);

create table notification_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  read_to uuid not null,
  constraint notification_reads_pkey PRIMARY KEY (tenant_id, user_id),
  constraint notification_reads_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);

create table notification_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  topics text[] not null,
  muted text[] not null default '{}'::text[],
  constraint notification_settings_pkey PRIMARY KEY (tenant_id, user_id),
  constraint notification_settings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);

create table notification_turns (
  tenant_id uuid not null,
  kind text not null,
  webhook_id uuid not null,
  raised_at timestamp with time zone not null,
  constraint notification_turns_pkey PRIMARY KEY (tenant_id, kind, webhook_id)
);

create table notifications (
  tenant_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  text text not null,
  webhook_id uuid,
  created_at timestamp with time zone not null,
  legal_entity_id uuid,
  link_kind text,
  link_id text,
  constraint notifications_pkey PRIMARY KEY (tenant_id, user_id, id),
  constraint notifications_check CHECK (((link_kind IS NULL) = (link_id IS NULL)))
);

create table number_series (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  kind text not null,
  format text not null,
  next_number bigint not null,
  constraint number_series_pkey PRIMARY KEY (tenant_id, legal_entity_id, kind),
  constraint number_series_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint number_series_kind_check CHECK ((kind = ANY (ARRAY['Invoice'::text, 'Credit'::text, 'Journal'::text, 'Account'::text, 'Product'::text, 'ChargePlan'::text, 'Charge'::text, 'Order'::text, 'OrderProduct'::text, 'OrderCharge'::text, 'Quote'::text, 'InvoiceBatch'::text, 'PaymentBatch'::text]))),
  constraint number_series_next_number_check CHECK ((next_number > 0))
);

create table order_charges (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  legal_entity_id uuid not null,
  order_product_id uuid not null,
  since_version integer not null,
  until_version integer,
  charge_number text collate "C" not null,
  version integer not null,
  made_in integer not null,
  ended_in integer,
  charge jsonb not null,
  charge_id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  remarks text collate "C",
  charge_type text not null,
  model text not null,
  quantity numeric,
  unit text not null,
  start_on text not null,
  end_on text not null,
  start_milestone uuid,
  end_milestone uuid,
  start_date date,
  end_date date,
  anchor date,
  charged_through date,
  last_renewal_date date,
  last_price_adjustment_date date,
  price_period text not null,
  billing_period text not null,
  billing_timing text not null,
  period_alignment text not null,
  billing_day text not null,
  usage_rating text not null,
  measurements_rule text not null,
  specific_billing_day integer,
  offset_billing_days integer,
  alignment_date date,
  tax_template_id uuid,
  tax_included boolean not null,
  create_invoice_lines_per_tier boolean not null,
  revenue_recognition text not null,
  deferred_revenue_account_id uuid,
  recognized_revenue_account_id uuid,
  estimated_usage numeric,
  estimated_quantity numeric,
  ordered_quantity numeric,
  deliveries jsonb,
  delivery_date date,
  delivery_closed boolean not null,
  display_price numeric,
  prices jsonb not null,
  feature_ids uuid[] not null,
  cmrr numeric,
  acv numeric,
  tcv numeric,
  emrr numeric,
  one_time_fees numeric,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  yearly_price numeric default 
CASE
    WHEN (charge_type = 'Recurring'::text) THEN yearly_price(model, prices, quantity, price_period)
    ELSE NULL::numeric
END,
  constraint order_charges_pkey PRIMARY KEY (tenant_id, id, since_version),
  constraint order_charges_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charges(tenant_id, id),
  constraint order_charges_tenant_id_deferred_revenue_account_id_fkey FOREIGN KEY (tenant_id, deferred_revenue_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint order_charges_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id) ON DELETE CASCADE,
  constraint order_charges_tenant_id_recognized_revenue_account_id_fkey FOREIGN KEY (tenant_id, recognized_revenue_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint order_charges_tenant_id_tax_template_id_fkey FOREIGN KEY (tenant_id, tax_template_id) REFERENCES tax_templates(tenant_id, id),
  constraint order_charges_billing_day_check CHECK ((billing_day = ANY (ARRAY['None'::text, 'FirstDayOfMonth'::text, 'LastDayOfMonth'::text, 'FromOrder'::text, 'FromCharge'::text, 'FromAccount'::text, 'SpecificDay'::text, 'DaysOffset'::text]))),
  constraint order_charges_billing_period_check CHECK ((billing_period = ANY (ARRAY['Monthly'::text, 'Quarterly'::text, 'Biannual'::text, 'Annual'::text, 'EndOfTerm'::text]))),
  constraint order_charges_billing_timing_check CHECK ((billing_timing = ANY (ARRAY['InAdvance'::text, 'InArrears'::text]))),
  constraint order_charges_charge_type_check CHECK ((charge_type = ANY (ARRAY['OneOff'::text, 'Recurring'::text, 'Usage'::text, 'Measured'::text]))),
  constraint order_charges_check CHECK ((until_version > since_version)),
  constraint order_charges_check1 CHECK ((num_nulls(cmrr, acv, tcv, emrr, one_time_fees) = ANY (ARRAY[0, 5]))),
  constraint order_charges_end_on_check CHECK ((end_on = ANY (ARRAY['AlignToSubscription'::text, 'SpecificDate'::text, 'Milestone'::text]))),
  constraint order_charges_measurements_rule_check CHECK ((measurements_rule = ANY (ARRAY['LatestDate'::text, 'SumLatestDate'::text]))),
  constraint order_charges_model_check CHECK ((model = ANY (ARRAY['Flat'::text, 'Quantity'::text, 'Volume'::text, 'Tiered'::text, 'Rated'::text]))),
  constraint order_charges_period_alignment_check CHECK ((period_alignment = ANY (ARRAY['None'::text, 'AlignToOrder'::text, 'AlignToCharge'::text, 'AlignToMonth'::text, 'AlignToCalendarQuarter'::text, 'AlignToDate'::text]))),
  constraint order_charges_price_period_check CHECK ((price_period = ANY (ARRAY['Monthly'::text, 'Quarterly'::text, 'Annual'::text]))),
  constraint order_charges_quantity_check CHECK ((quantity >= (0)::numeric)),
  constraint order_charges_since_version_check CHECK ((since_version >= 1)),
  constraint order_charges_specific_billing_day_check CHECK (((specific_billing_day >= 1) AND (specific_billing_day <= 31))),
  constraint order_charges_start_on_check CHECK ((start_on = ANY (ARRAY['AlignToSubscription'::text, 'SpecificDate'::text, 'Milestone'::text]))),
  constraint order_charges_usage_rating_check CHECK ((usage_rating = ANY (ARRAY['Sum'::text, 'Max'::text, 'Average'::text]))),
  constraint order_charges_version_check CHECK ((version >= 1))
);
CREATE INDEX order_charges_charge ON svc.order_charges USING btree (tenant_id, charge_id);
CREATE INDEX order_charges_named ON svc.order_charges USING btree (tenant_id, legal_entity_id, charge_number);
CREATE UNIQUE INDEX order_charges_number ON svc.order_charges USING btree (tenant_id, legal_entity_id, charge_number, version) WHERE (until_version IS NULL);
CREATE INDEX order_charges_of_order ON svc.order_charges USING btree (tenant_id, order_id);
CREATE INDEX order_charges_of_product ON svc.order_charges USING btree (tenant_id, order_product_id);
CREATE INDEX order_charges_open ON svc.order_charges USING btree (tenant_id, legal_entity_id, open_from(charge_type, billing_timing, start_date, end_date, charged_through, offset_billing_days, ordered_quantity)) INCLUDE (order_id) WHERE ((until_version IS NULL) AND (open_from(charge_type, billing_timing, start_date, end_date, charged_through, offset_billing_days, ordered_quantity) IS NOT NULL));

create table order_discounts (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  since_version integer not null,
  until_version integer,
  percent numeric not null,
  start_date date,
  end_date date,
  description text collate "C",
  charge_numbers text[],
  created_at timestamp with time zone not null,
  constraint order_discounts_pkey PRIMARY KEY (tenant_id, id, since_version),
  constraint order_discounts_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id) ON DELETE CASCADE,
  constraint order_discounts_check CHECK ((until_version > since_version)),
  constraint order_discounts_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric))),
  constraint order_discounts_since_version_check CHECK ((since_version >= 1))
);
CREATE INDEX order_discounts_of_order ON svc.order_discounts USING btree (tenant_id, order_id);

create table order_milestones (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  since_version integer not null,
  until_version integer,
  name text collate "C" not null,
  description text collate "C",
  planned_date date,
  milestone_date date,
  constraint order_milestones_pkey PRIMARY KEY (tenant_id, id, since_version),
  constraint order_milestones_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id) ON DELETE CASCADE,
  constraint order_milestones_check CHECK ((until_version > since_version)),
  constraint order_milestones_since_version_check CHECK ((since_version >= 1))
);
CREATE INDEX order_milestones_of_order ON svc.order_milestones USING btree (tenant_id, order_id);

create table order_products (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  legal_entity_id uuid not null,
  since_version integer not null,
  until_version integer,
  product_number text collate "C" not null,
  product jsonb not null,
  product_id uuid not null,
  charge_plan jsonb not null,
  charge_plan_id uuid not null,
  product_line_number integer not null,
  name text collate "C" not null,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint order_products_pkey PRIMARY KEY (tenant_id, id, since_version),
  constraint order_products_tenant_id_charge_plan_id_fkey FOREIGN KEY (tenant_id, charge_plan_id) REFERENCES charge_plans(tenant_id, id),
  constraint order_products_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id) ON DELETE CASCADE,
  constraint order_products_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES products(tenant_id, id),
  constraint order_products_check CHECK ((until_version > since_version)),
  constraint order_products_since_version_check CHECK ((since_version >= 1))
);
CREATE INDEX order_products_charge_plan ON svc.order_products USING btree (tenant_id, charge_plan_id);
CREATE UNIQUE INDEX order_products_number ON svc.order_products USING btree (tenant_id, legal_entity_id, product_number) WHERE (until_version IS NULL);
CREATE INDEX order_products_of_order ON svc.order_products USING btree (tenant_id, order_id);
CREATE INDEX order_products_product ON svc.order_products USING btree (tenant_id, product_id);

create table order_versions (
  tenant_id uuid not null,
  version_id uuid not null,
  order_id uuid not null,
  legal_entity_id uuid not null,
  order_number text collate "C" not null,
  order_type text not null,
  version integer not null,
  is_last boolean not null,
  status text not null,
  account_id uuid not null,
  invoice_account_id uuid not null,
  currency text not null,
  base_currency text not null,
  order_date date not null,
  exchange_rate numeric,
  start_date date not null,
  end_date date,
  end_anchor date,
  term_type text not null,
  term integer not null,
  renewals jsonb not null,
  renewal_term integer not null,
  notice_period integer not null,
  notice_period_date date,
  is_auto_renewed boolean not null,
  last_renewal_date date,
  cancellation_date date,
  effective_change_date date,
  description text collate "C",
  remarks text collate "C",
  order_payment_method text not null,
  invoice_separatly boolean not null,
  your_reference text collate "C",
  our_reference text collate "C",
  your_order_number text collate "C",
  buyer_reference text collate "C",
  invoice_address jsonb,
  delivery_address jsonb,
  payment_term_id uuid,
  order_billing_period text not null,
  set_order_billing_period boolean not null,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  invoice_template_id uuid,
  use_account_batch_group boolean not null default true,
  invoice_batch_group_id uuid,
  constraint order_versions_pkey PRIMARY KEY (tenant_id, version_id),
  constraint order_versions_tenant_id_order_id_version_key UNIQUE (tenant_id, order_id, version),
  constraint order_versions_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id),
  constraint order_versions_tenant_id_invoice_account_id_fkey FOREIGN KEY (tenant_id, invoice_account_id) REFERENCES accounts(tenant_id, id),
  constraint order_versions_tenant_id_invoice_batch_group_id_fkey FOREIGN KEY (tenant_id, invoice_batch_group_id) REFERENCES invoice_batch_groups(tenant_id, id),
  constraint order_versions_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id) ON DELETE CASCADE,
  constraint order_versions_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_terms(tenant_id, id),
  constraint order_versions_check CHECK (((invoice_batch_group_id IS NULL) OR (NOT use_account_batch_group))),
  constraint order_versions_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint order_versions_notice_period_check CHECK ((notice_period >= 0)),
  constraint order_versions_order_billing_period_check CHECK ((order_billing_period = ANY (ARRAY['Monthly'::text, 'Quarterly'::text, 'Biannual'::text, 'Annual'::text, 'EndOfTerm'::text]))),
  constraint order_versions_order_payment_method_check CHECK ((order_payment_method = ANY (ARRAY['Invoice'::text, 'Stripe'::text, 'GoCardless'::text]))),
  constraint order_versions_order_type_check CHECK ((order_type = ANY (ARRAY['Subscription'::text, 'SalesOrder'::text]))),
  constraint order_versions_renewal_term_check CHECK ((renewal_term >= 0)),
  constraint order_versions_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Active'::text, 'Cancelled'::text, 'Inactive'::text, 'Deleted'::text, 'OrderDraft'::text, 'Order'::text, 'PartiallyDelivered'::text, 'Delivered'::text, 'Invoiced'::text, 'PartiallyPaid'::text, 'Paid'::text]))),
  constraint order_versions_term_check CHECK ((term >= 0)),
  constraint order_versions_term_type_check CHECK ((term_type = ANY (ARRAY['Termed'::text, 'Evergreen'::text]))),
  constraint order_versions_version_check CHECK ((version >= 1))
);
CREATE INDEX order_versions_account ON svc.order_versions USING btree (tenant_id, account_id, legal_entity_id, order_type, order_id) WHERE (is_last AND (status <> 'Deleted'::text));
CREATE INDEX order_versions_accounts ON svc.order_versions USING btree (tenant_id, account_id);
CREATE INDEX order_versions_created ON svc.order_versions USING btree (tenant_id, legal_entity_id, order_type, created_at, order_id) WHERE (is_last AND (status <> 'Deleted'::text));
CREATE INDEX order_versions_custom_fields ON svc.order_versions USING gin (custom_fields jsonb_path_ops) WHERE (is_last AND (status <> 'Deleted'::text));
CREATE INDEX order_versions_end ON svc.order_versions USING btree (tenant_id, legal_entity_id, end_date) WHERE (is_last AND (status = 'Active'::text));
CREATE INDEX order_versions_invoice_account ON svc.order_versions USING btree (tenant_id, invoice_account_id);
CREATE UNIQUE INDEX order_versions_last ON svc.order_versions USING btree (tenant_id, legal_entity_id, order_type, order_id) WHERE (is_last AND (status <> 'Deleted'::text));
CREATE INDEX order_versions_modified ON svc.order_versions USING btree (tenant_id, legal_entity_id, order_type, modified_at, order_id) WHERE (is_last AND (status <> 'Deleted'::text));
CREATE INDEX order_versions_notice ON svc.order_versions USING btree (tenant_id, legal_entity_id, notice_period_date) WHERE (is_last AND (status = 'Active'::text) AND is_auto_renewed);
CREATE INDEX order_versions_number ON svc.order_versions USING btree (tenant_id, legal_entity_id, order_number);
CREATE INDEX order_versions_start ON svc.order_versions USING btree (tenant_id, legal_entity_id, order_type, start_date, order_id) WHERE (is_last AND (status <> 'Deleted'::text));
CREATE INDEX order_versions_status ON svc.order_versions USING btree (tenant_id, legal_entity_id, order_type, status, order_id) WHERE (is_last AND (status <> 'Deleted'::text));

create table orders (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  order_number text collate "C" not null,
  order_type text not null,
  account_id uuid not null,
  deleted boolean not null,
  constraint orders_pkey PRIMARY KEY (tenant_id, id),
  constraint orders_tenant_id_legal_entity_id_order_number_key UNIQUE (tenant_id, legal_entity_id, order_number),
  constraint orders_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id),
  constraint orders_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint orders_order_type_check CHECK ((order_type = ANY (ARRAY['Subscription'::text, 'SalesOrder'::text])))
);
CREATE INDEX orders_of_account ON svc.orders USING btree (tenant_id, account_id);
CREATE INDEX orders_of_entity ON svc.orders USING btree (tenant_id, legal_entity_id, order_type, id) WHERE (NOT deleted);
CREATE TRIGGER count_added AFTER INSERT ON svc.orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_order_count();
CREATE TRIGGER count_deleted AFTER DELETE ON svc.orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_order_count();
CREATE TRIGGER count_marked AFTER UPDATE ON svc.orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_order_count();

create table parked_deliveries (
  tenant_id uuid not null,
  webhook_id uuid not null,
  delivery_id uuid not null,
  asked_for boolean not null default false,
  constraint parked_deliveries_pkey PRIMARY KEY (tenant_id, webhook_id, delivery_id)
);
CREATE INDEX parked_deliveries_asked_for ON svc.parked_deliveries USING btree (tenant_id, webhook_id, delivery_id) WHERE asked_for;

create table passkey_challenges (
  challenge text not null,
  person_id uuid,
  expires_at timestamp with time zone not null,
  invitation text,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge)
);
CREATE INDEX passkey_challenges_expires_at ON svc.passkey_challenges USING btree (expires_at);

create table payment_batches (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  batch_number text collate "C" not null,
  message_id text collate "C" not null,
  created integer not null,
  matched integer not null,
  skipped integer not null,
  created_at timestamp with time zone not null,
  constraint payment_batches_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_batches_tenant_id_legal_entity_id_batch_number_key UNIQUE (tenant_id, legal_entity_id, batch_number),
  constraint payment_batches_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint payment_batches_created_check CHECK ((created >= 0)),
  constraint payment_batches_matched_check CHECK ((matched >= 0)),
  constraint payment_batches_skipped_check CHECK ((skipped >= 0))
);

create table payment_methods (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone not null default now(),
  constraint payment_methods_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_methods_tenant_id_legal_entity_id_name_key UNIQUE (tenant_id, legal_entity_id, name),
  constraint payment_methods_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table payment_refunds (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  refunded_payment_id uuid not null,
  amount numeric not null,
  effective_date date,
  removed_at timestamp with time zone,
  removed_date date,
  constraint payment_refunds_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_refunds_tenant_id_payment_id_fkey FOREIGN KEY (tenant_id, payment_id) REFERENCES payments(tenant_id, id),
  constraint payment_refunds_tenant_id_refunded_payment_id_fkey FOREIGN KEY (tenant_id, refunded_payment_id) REFERENCES payments(tenant_id, id),
  constraint payment_refunds_amount_check CHECK ((amount > (0)::numeric)),
  constraint payment_refunds_check CHECK ((payment_id <> refunded_payment_id))
);
CREATE UNIQUE INDEX payment_refunds_of_payment ON svc.payment_refunds USING btree (tenant_id, payment_id, refunded_payment_id) WHERE (removed_at IS NULL);
CREATE INDEX payment_refunds_of_refunded ON svc.payment_refunds USING btree (tenant_id, refunded_payment_id);
CREATE INDEX payment_refunds_removed_of_payment ON svc.payment_refunds USING btree (tenant_id, payment_id) WHERE (removed_at IS NOT NULL);

create table payment_settlements (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount numeric not null,
  matched_by text,
  effective_date date,
  removed_at timestamp with time zone,
  removed_date date,
  constraint payment_settlements_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_settlements_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint payment_settlements_tenant_id_payment_id_fkey FOREIGN KEY (tenant_id, payment_id) REFERENCES payments(tenant_id, id),
  constraint payment_settlements_amount_check CHECK ((amount <> (0)::numeric))
);
CREATE INDEX payment_settlements_of_invoice ON svc.payment_settlements USING btree (tenant_id, invoice_id, payment_id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payment_settlements_of_payment ON svc.payment_settlements USING btree (tenant_id, payment_id, invoice_id) WHERE (removed_at IS NULL);
CREATE INDEX payment_settlements_removed_of_invoice ON svc.payment_settlements USING btree (tenant_id, invoice_id) WHERE (removed_at IS NOT NULL);
CREATE INDEX payment_settlements_removed_of_payment ON svc.payment_settlements USING btree (tenant_id, payment_id) WHERE (removed_at IS NOT NULL);

create table payment_terms (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  description text collate "C" not null,
  term_type text not null,
  days integer not null,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone not null default now(),
  constraint payment_terms_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_terms_tenant_id_legal_entity_id_name_key UNIQUE (tenant_id, legal_entity_id, name),
  constraint payment_terms_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint payment_terms_days_check CHECK ((days >= 0)),
  constraint payment_terms_term_type_check CHECK ((term_type = ANY (ARRAY['NetDays'::text, 'EndOfMonthNetDays'::text, 'NetDaysEndOfMonth'::text])))
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.payment_terms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.payment_terms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.payment_terms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table payment_write_offs (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  settlement_id uuid,
  amount numeric not null,
  posting_text text collate "C",
  account jsonb not null,
  by_tolerance boolean not null,
  effective_date date,
  removed_at timestamp with time zone,
  removed_date date,
  constraint payment_write_offs_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_write_offs_tenant_id_payment_id_fkey FOREIGN KEY (tenant_id, payment_id) REFERENCES payments(tenant_id, id),
  constraint payment_write_offs_tenant_id_settlement_id_fkey FOREIGN KEY (tenant_id, settlement_id) REFERENCES payment_settlements(tenant_id, id),
  constraint payment_write_offs_amount_check CHECK ((amount <> (0)::numeric))
);
CREATE INDEX payment_write_offs_of_payment ON svc.payment_write_offs USING btree (tenant_id, payment_id) WHERE (removed_at IS NULL);
CREATE INDEX payment_write_offs_of_settlement ON svc.payment_write_offs USING btree (tenant_id, settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX payment_write_offs_removed_of_payment ON svc.payment_write_offs USING btree (tenant_id, payment_id) WHERE (removed_at IS NOT NULL);

create table payments (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  payment_date date not null,
  posted_date date,
  currency text not null,
  base_currency text not null,
  amount numeric not null,
  bank_fee numeric not null,
  base_amount numeric not null,
  exchange_rate numeric not null,
  rate_given boolean not null,
  payment_account jsonb not null,
  bank_fee_account jsonb not null,
  payment_method_id uuid not null,
  payer_name text collate "C",
  payer_information text collate "C",
  reference text collate "C",
  description text collate "C",
  external_bank_id text collate "C",
  batch_id uuid,
  entry_key text collate "C",
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  allocated numeric not null default 0,
  account_id uuid,
  refunded numeric not null default 0,
  is_fully_allocated boolean not null default (amount = (allocated + refunded)),
  constraint payments_pkey PRIMARY KEY (tenant_id, id),
  constraint payments_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id),
  constraint payments_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES payment_batches(tenant_id, id),
  constraint payments_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint payments_tenant_id_payment_method_id_fkey FOREIGN KEY (tenant_id, payment_method_id) REFERENCES payment_methods(tenant_id, id),
  constraint payments_amount_check CHECK ((amount <> (0)::numeric)),
  constraint payments_check CHECK (((bank_fee >= (0)::numeric) AND (bank_fee <= abs(amount)))),
  constraint payments_check1 CHECK (((batch_id IS NULL) = (entry_key IS NULL))),
  constraint payments_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint payments_spent_once CHECK (((refunded >= (0)::numeric) AND ((abs(allocated) + refunded) <= abs(amount)))) NOT VALID
);
CREATE INDEX payments_bank_id ON svc.payments USING btree (tenant_id, legal_entity_id, external_bank_id) WHERE (external_bank_id IS NOT NULL);
CREATE INDEX payments_created ON svc.payments USING btree (tenant_id, legal_entity_id, created_at, id);
CREATE INDEX payments_date ON svc.payments USING btree (tenant_id, legal_entity_id, payment_date, id);
CREATE INDEX payments_draft ON svc.payments USING btree (tenant_id, legal_entity_id, id) WHERE (posted_date IS NULL);
CREATE UNIQUE INDEX payments_entry ON svc.payments USING btree (tenant_id, legal_entity_id, entry_key) WHERE (entry_key IS NOT NULL);
CREATE INDEX payments_modified ON svc.payments USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX payments_of_account ON svc.payments USING btree (tenant_id, account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX payments_of_batch ON svc.payments USING btree (tenant_id, batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX payments_of_entity ON svc.payments USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX payments_received ON svc.payments USING btree (tenant_id, legal_entity_id, payment_date) INCLUDE (base_amount) WHERE (posted_date IS NOT NULL);
CREATE INDEX payments_reference ON svc.payments USING btree (tenant_id, legal_entity_id, reference, id) WHERE (reference IS NOT NULL);
CREATE INDEX payments_unallocated ON svc.payments USING btree (tenant_id, legal_entity_id, id) WHERE (NOT is_fully_allocated);
CREATE TRIGGER count_added AFTER INSERT ON svc.payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('payments');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.payments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('payments');

create table person_factors (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  secret_sealed text,
  is_active boolean not null,
  last_step integer,
  hash text,
  created_at timestamp with time zone not null,
  constraint person_factors_pkey PRIMARY KEY (id),
  constraint person_factors_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE,
  constraint person_factors_check CHECK (((kind = 'Totp'::text) = (secret_sealed IS NOT NULL))),
  constraint person_factors_check1 CHECK (((kind = 'RecoveryCode'::text) = (hash IS NOT NULL))),
  constraint person_factors_kind_check CHECK ((kind = ANY (ARRAY['Totp'::text, 'RecoveryCode'::text])))
);
CREATE UNIQUE INDEX person_factors_code ON svc.person_factors USING btree (person_id, hash) WHERE (kind = 'RecoveryCode'::text);
CREATE UNIQUE INDEX person_factors_totp ON svc.person_factors USING btree (person_id) WHERE (kind = 'Totp'::text);
CREATE TRIGGER end_links_of_app AFTER UPDATE ON svc.person_factors FOR EACH ROW WHEN (((new.kind = 'Totp'::text) AND (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION end_links('person_id');
CREATE TRIGGER end_links_of_former_app AFTER DELETE ON svc.person_factors FOR EACH ROW WHEN (((old.kind = 'Totp'::text) AND old.is_active)) EXECUTE FUNCTION end_links('person_id');
CREATE TRIGGER end_links_of_new_app AFTER INSERT ON svc.person_factors FOR EACH ROW WHEN (((new.kind = 'Totp'::text) AND new.is_active)) EXECUTE FUNCTION end_links('person_id');

create table person_passkeys (
  id uuid not null,
  person_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  host text not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint person_passkeys_pkey PRIMARY KEY (id),
  constraint person_passkeys_credential_id_key UNIQUE (credential_id),
  constraint person_passkeys_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);
CREATE INDEX person_passkeys_person ON svc.person_passkeys USING btree (person_id);
CREATE TRIGGER end_links_of_former_passkey AFTER DELETE ON svc.person_passkeys FOR EACH ROW EXECUTE FUNCTION end_links('person_id');
CREATE TRIGGER end_links_of_new_passkey AFTER INSERT ON svc.person_passkeys FOR EACH ROW EXECUTE FUNCTION end_links('person_id');

create table personal_tokens (
  tenant_id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  name text not null,
  permissions text[] not null,
  secret_hash text not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  last_used_from text,
  made_by uuid,
  constraint personal_tokens_pkey PRIMARY KEY (tenant_id, client_id),
  constraint personal_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint personal_tokens_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES personal_tokens(tenant_id, client_id),
  constraint personal_tokens_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX personal_tokens_client_id ON svc.personal_tokens USING btree (client_id);
CREATE INDEX personal_tokens_made_by ON svc.personal_tokens USING btree (tenant_id, made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX personal_tokens_user ON svc.personal_tokens USING btree (tenant_id, user_id);
CREATE TRIGGER made_tokens AFTER UPDATE OF revoked_at ON svc.personal_tokens FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION revoke_made_tokens();

create table persons (
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  preferences jsonb not null,
  last_tenant uuid,
  created_at timestamp with time zone not null,
  code_failures integer not null default 0,
  codes_paused_until timestamp with time zone,
  constraint persons_pkey PRIMARY KEY (id),
  constraint persons_email_key UNIQUE (email),
  constraint persons_code_failures_check CHECK ((code_failures >= 0)),
  constraint persons_email_check CHECK ((email = lower(email)))
);
CREATE TRIGGER end_links_of_person AFTER UPDATE ON svc.persons FOR EACH ROW WHEN (((old.email IS DISTINCT FROM new.email) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION end_links('id');

create table processes (
  id uuid not null,
  kind text not null,
  host text not null,
  pid integer not null,
  key_ids text[] not null,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  written_for integer not null default 0,
  constraint processes_pkey PRIMARY KEY (id),
  constraint processes_key_ids_check CHECK ((cardinality(key_ids) > 0)),
  constraint processes_kind_check CHECK ((kind = ANY (ARRAY['http'::text, 'worker'::text])))
);

create table product_categories (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  constraint product_categories_pkey PRIMARY KEY (tenant_id, id),
  constraint product_categories_tenant_id_legal_entity_id_name_key UNIQUE (tenant_id, legal_entity_id, name),
  constraint product_categories_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table product_features (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  code text collate "C" not null,
  description text collate "C",
  constraint product_features_pkey PRIMARY KEY (tenant_id, id),
  constraint product_features_tenant_id_legal_entity_id_code_key UNIQUE (tenant_id, legal_entity_id, code),
  constraint product_features_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table products (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  product_number text collate "C" not null,
  name text collate "C" not null,
  product_type text not null,
  category_id uuid,
  activation_date date,
  end_of_new_sales_date date,
  end_of_renewal_date date,
  end_of_life_date date,
  external_erp_id text collate "C",
  external_crm_id text collate "C",
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  tax_point text not null default 'InvoiceDate'::text,
  constraint products_pkey PRIMARY KEY (tenant_id, id),
  constraint products_tenant_id_legal_entity_id_product_number_key UNIQUE (tenant_id, legal_entity_id, product_number),
  constraint products_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES product_categories(tenant_id, id),
  constraint products_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint products_product_type_check CHECK ((product_type = ANY (ARRAY['Simple'::text, 'MultipleCharges'::text, 'MultipleChargePlans'::text, 'Full'::text]))),
  constraint products_tax_point_check CHECK ((tax_point = ANY (ARRAY['InvoiceDate'::text, 'EndOfPeriod'::text])))
);
CREATE INDEX products_modified ON svc.products USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX products_name ON svc.products USING btree (tenant_id, legal_entity_id, name, id);
CREATE INDEX products_of_entity ON svc.products USING btree (tenant_id, legal_entity_id, id);

create table quoted_parts (
  tenant_id uuid not null,
  part_id uuid not null,
  quote_id uuid not null,
  legal_entity_id uuid not null,
  constraint quoted_parts_pkey PRIMARY KEY (tenant_id, part_id, quote_id),
  constraint quoted_parts_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES quotes(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX quoted_parts_of_quote ON svc.quoted_parts USING btree (tenant_id, quote_id);

create table quotes (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  number text collate "C" not null,
  version integer not null,
  status text not null,
  quote_type text not null,
  order_type text not null,
  change jsonb,
  converted_to jsonb,
  account_id uuid not null,
  invoice_account_id uuid not null,
  delivery_address jsonb,
  currency text not null,
  base_currency text not null,
  rate_date date not null,
  exchange_rate numeric,
  quote_date date not null,
  valid_to_date date not null,
  description text collate "C",
  remarks text collate "C",
  your_reference text collate "C",
  our_reference text collate "C",
  order_effective_change_date date,
  start_date date not null,
  end_date date,
  term_type text not null,
  initial_term integer not null,
  renewal_term integer not null,
  notice_period integer not null,
  auto_renewal boolean not null,
  cmrr numeric not null,
  acv numeric not null,
  tcv numeric not null,
  emrr numeric not null,
  one_time_fees numeric not null,
  products jsonb not null,
  custom_fields jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint quotes_pkey PRIMARY KEY (tenant_id, id),
  constraint quotes_tenant_id_legal_entity_id_number_key UNIQUE (tenant_id, legal_entity_id, number),
  constraint quotes_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id),
  constraint quotes_tenant_id_invoice_account_id_fkey FOREIGN KEY (tenant_id, invoice_account_id) REFERENCES accounts(tenant_id, id),
  constraint quotes_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint quotes_check CHECK (((quote_type = 'Change'::text) = (change IS NOT NULL))),
  constraint quotes_check1 CHECK (((status = 'ClosedWon'::text) = (converted_to IS NOT NULL))),
  constraint quotes_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint quotes_initial_term_check CHECK ((initial_term >= 0)),
  constraint quotes_notice_period_check CHECK ((notice_period >= 0)),
  constraint quotes_order_type_check CHECK ((order_type = ANY (ARRAY['Subscription'::text, 'SalesOrder'::text]))),
  constraint quotes_quote_type_check CHECK ((quote_type = ANY (ARRAY['New'::text, 'Change'::text]))),
  constraint quotes_renewal_term_check CHECK ((renewal_term >= 0)),
  constraint quotes_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'ClosedLost'::text, 'ClosedWon'::text, 'Deleted'::text]))),
  constraint quotes_term_type_check CHECK ((term_type = ANY (ARRAY['Termed'::text, 'Evergreen'::text]))),
  constraint quotes_version_check CHECK ((version >= 1))
);
CREATE INDEX quotes_account ON svc.quotes USING btree (tenant_id, account_id, legal_entity_id, id);
CREATE INDEX quotes_created ON svc.quotes USING btree (tenant_id, legal_entity_id, created_at, id);
CREATE INDEX quotes_invoice_account ON svc.quotes USING btree (tenant_id, invoice_account_id);
CREATE INDEX quotes_modified ON svc.quotes USING btree (tenant_id, legal_entity_id, modified_at, id);
CREATE INDEX quotes_of_entity ON svc.quotes USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX quotes_status ON svc.quotes USING btree (tenant_id, legal_entity_id, status, id);
CREATE TRIGGER count_added AFTER INSERT ON svc.quotes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('quotes');
CREATE TRIGGER count_deleted AFTER DELETE ON svc.quotes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_count('quotes');

create table rate_import_conflicts (
  tenant_id uuid not null,
  import_id uuid not null,
  id uuid not null,
  from_currency_id uuid not null,
  to_currency_id uuid not null,
  effective_from date not null,
  rate numeric,
  existing_id uuid not null,
  constraint rate_import_conflicts_pkey PRIMARY KEY (tenant_id, import_id, id)
);

create table rate_import_results (
  tenant_id uuid not null,
  import_id uuid not null,
  position integer not null,
  currency text,
  observations integer not null,
  created integer not null,
  conflicts integer not null,
  failures text[] not null,
  warnings text[] not null default '{}'::text[],
  constraint rate_import_results_pkey PRIMARY KEY (tenant_id, import_id, "position")
);

create table rate_imports (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  provider text not null,
  state text not null,
  requested_from date,
  requested_to date,
  window_from date,
  window_to date,
  add_historical boolean not null,
  requested_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  attempt integer not null,
  lease_until timestamp with time zone,
  currencies integer not null,
  done integer not null,
  created integer not null,
  conflicts integer not null,
  message text,
  constraint rate_imports_pkey PRIMARY KEY (tenant_id, id),
  constraint rate_imports_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint rate_imports_state_check CHECK ((state = ANY (ARRAY['Queued'::text, 'Running'::text, 'Succeeded'::text, 'Failed'::text])))
);
CREATE INDEX rate_imports_of_provider ON svc.rate_imports USING btree (tenant_id, legal_entity_id, provider, id);
CREATE UNIQUE INDEX rate_imports_under_way ON svc.rate_imports USING btree (tenant_id, legal_entity_id, provider) WHERE (state = ANY (ARRAY['Queued'::text, 'Running'::text]));

create table rate_providers (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  provider text not null,
  is_enabled boolean not null,
  api_key_sealed text,
  api_key_valid boolean,
  last_run_at timestamp with time zone,
  last_run_succeeded boolean,
  last_run_count integer,
  message text,
  last_success_at timestamp with time zone,
  last_import_id uuid,
  constraint rate_providers_pkey PRIMARY KEY (tenant_id, legal_entity_id, provider),
  constraint rate_providers_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id)
);

create table received_einvoices (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  reference text not null,
  invoice_number text not null,
  national_einvoice_id text,
  supplier_name text,
  supplier_tax_number text,
  invoice_date date,
  due_date date,
  currency text,
  total numeric,
  arrived_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  acknowledged_at timestamp with time zone,
  file_name text,
  document bytea,
  constraint received_einvoices_pkey PRIMARY KEY (tenant_id, id),
  constraint received_einvoices_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint received_einvoices_check CHECK (((document IS NULL) = (file_name IS NULL)))
);
CREATE INDEX received_einvoices_arrived ON svc.received_einvoices USING btree (tenant_id, legal_entity_id, arrived_at);
CREATE INDEX received_einvoices_of_entity ON svc.received_einvoices USING btree (tenant_id, legal_entity_id, id);
CREATE UNIQUE INDEX received_einvoices_reference ON svc.received_einvoices USING btree (tenant_id, legal_entity_id, reference);
CREATE INDEX received_einvoices_unacknowledged ON svc.received_einvoices USING btree (tenant_id, legal_entity_id, id) WHERE (acknowledged_at IS NULL);

create table refresh_tokens (
  tenant_id uuid not null,
  hash text not null,
  client_id uuid not null,
  family_id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (tenant_id, hash),
  constraint refresh_tokens_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES personal_tokens(tenant_id, client_id)
);
CREATE INDEX refresh_tokens_family ON svc.refresh_tokens USING btree (tenant_id, family_id);
CREATE INDEX refresh_tokens_hash ON svc.refresh_tokens USING btree (hash);

create table replayed_events (
  tenant_id uuid not null,
  event_id uuid not null,
  constraint replayed_events_pkey PRIMARY KEY (tenant_id, event_id)
);

create table revenue_recognition_rules (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  distribution text not null,
  upfront_percent numeric,
  created_at timestamp with time zone not null default now(),
  modified_at timestamp with time zone not null default now(),
  constraint revenue_recognition_rules_pkey PRIMARY KEY (tenant_id, id),
  constraint revenue_recognition_rules_tenant_id_legal_entity_id_name_key UNIQUE (tenant_id, legal_entity_id, name),
  constraint revenue_recognition_rules_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint revenue_recognition_rules_distribution_check CHECK ((distribution = ANY (ARRAY['OnInvoicing'::text, 'Monthly'::text, 'Days'::text, 'FrontLoad'::text, 'BackLoad'::text]))),
  constraint revenue_recognition_rules_upfront_percent_check CHECK (((upfront_percent >= (0)::numeric) AND (upfront_percent <= (100)::numeric)))
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.revenue_recognition_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.revenue_recognition_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.revenue_recognition_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table revenue_schedule_items (
  tenant_id uuid not null,
  invoice_line_id uuid not null,
  period date not null,
  id uuid not null,
  legal_entity_id uuid not null,
  amount numeric not null,
  base_amount numeric not null,
  journal_id uuid,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint revenue_schedule_items_pkey PRIMARY KEY (tenant_id, invoice_line_id, period),
  constraint revenue_schedule_items_check CHECK (((amount <> (0)::numeric) OR (base_amount <> (0)::numeric))),
  constraint revenue_schedule_items_period_check CHECK ((EXTRACT(day FROM period) = (1)::numeric))
);
CREATE INDEX revenue_schedule_items_open ON svc.revenue_schedule_items USING btree (tenant_id, legal_entity_id, period, invoice_line_id) WHERE (journal_id IS NULL);
CREATE INDEX revenue_schedule_items_recognised ON svc.revenue_schedule_items USING btree (tenant_id, legal_entity_id, period, invoice_line_id) INCLUDE (base_amount) WHERE (journal_id IS NOT NULL);
CREATE INDEX revenue_schedule_items_waiting ON svc.revenue_schedule_items USING btree (tenant_id, legal_entity_id, invoice_line_id) INCLUDE (base_amount) WHERE (journal_id IS NULL);

create table revenue_schedules_missing (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  constraint revenue_schedules_missing_pkey PRIMARY KEY (tenant_id, legal_entity_id)
);

create table security_events (
  id uuid not null,
  type text not null,
  at timestamp with time zone not null,
  tenant uuid,
  user_id uuid,
  person_id uuid,
  address text not null,
  user_agent text not null,
  about text,
  constraint security_events_pkey PRIMARY KEY (id)
) partition by RANGE (id);
CREATE INDEX security_events_person ON ONLY svc.security_events USING btree (person_id, id) WHERE (person_id IS NOT NULL);
CREATE INDEX security_events_tenant ON ONLY svc.security_events USING btree (tenant, id) WHERE (tenant IS NOT NULL);
CREATE INDEX security_events_type ON ONLY svc.security_events USING btree (tenant, type, id) WHERE (tenant IS NOT NULL);
CREATE INDEX security_events_user ON ONLY svc.security_events USING btree (tenant, user_id, id) WHERE ((tenant IS NOT NULL) AND (user_id IS NOT NULL));

create table sessions (
  id uuid not null,
  hash text not null,
  former_hash text,
  former_until timestamp with time zone,
  renews boolean not null default false,
  person_id uuid not null,
  tenant uuid not null,
  user_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  confirmed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  proof text not null default 'Password'::text,
  owes_factor boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_hash_key UNIQUE (hash),
  constraint sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE,
  constraint sessions_proof_check CHECK ((proof = ANY (ARRAY['Password'::text, 'SecondFactor'::text, 'Passkey'::text, 'Provider'::text])))
);
CREATE INDEX sessions_expires_at ON svc.sessions USING btree (expires_at);
CREATE INDEX sessions_former_hash ON svc.sessions USING btree (former_hash) WHERE (former_hash IS NOT NULL);
CREATE INDEX sessions_person ON svc.sessions USING btree (person_id);
CREATE INDEX sessions_user ON svc.sessions USING btree (tenant, user_id);

create table sign_in_failures (
  id uuid not null,
  name text not null,
  failed_at timestamp with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_failures_recent ON svc.sign_in_failures USING btree (name, failed_at);

create table sign_in_identities (
  tenant_id uuid not null,
  user_id uuid not null,
  issuer text not null,
  subject text not null,
  created_at timestamp with time zone not null,
  constraint sign_in_identities_pkey PRIMARY KEY (tenant_id, user_id),
  constraint sign_in_identities_tenant_id_issuer_subject_key UNIQUE (tenant_id, issuer, subject),
  constraint sign_in_identities_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);

create table sign_in_policies (
  tenant_id uuid not null,
  requires text not null,
  constraint sign_in_policies_pkey PRIMARY KEY (tenant_id),
  constraint sign_in_policies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sign_in_policies_requires_check CHECK ((requires = ANY (ARRAY['Nothing'::text, 'SecondFactor'::text, 'Provider'::text])))
);

create table sign_in_providers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret_sealed text not null,
  domains text[] not null,
  constraint sign_in_providers_pkey PRIMARY KEY (tenant_id),
  constraint sign_in_providers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX sign_in_providers_domains ON svc.sign_in_providers USING gin (domains);
CREATE INDEX sign_in_providers_id ON svc.sign_in_providers USING btree (id);

create table sign_in_tickets (
  hash text not null,
  person_id uuid not null,
  expires_at timestamp with time zone not null,
  invitation text,
  constraint sign_in_tickets_pkey PRIMARY KEY (hash),
  constraint sign_in_tickets_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_tickets_expires_at ON svc.sign_in_tickets USING btree (expires_at);
CREATE INDEX sign_in_tickets_person ON svc.sign_in_tickets USING btree (person_id);

create table signing_keys (
  kid text not null,
  public_jwk jsonb not null,
  private_key_sealed text not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint signing_keys_pkey PRIMARY KEY (kid)
);

create table tax_exchange_rates (
  tenant_id uuid not null,
  legal_entity_id uuid not null,
  source text not null,
  currency text not null,
  date date not null,
  table_number text not null,
  rate numeric not null,
  import_id uuid not null,
  created_at timestamp with time zone not null,
  constraint tax_exchange_rates_pkey PRIMARY KEY (tenant_id, legal_entity_id, source, currency, date),
  constraint tax_exchange_rates_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint tax_exchange_rates_rate_check CHECK ((rate > (0)::numeric))
);

create table tax_templates (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  effective_from date not null,
  effective_to date not null,
  tax_account_id uuid,
  details jsonb not null,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  constraint tax_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint tax_templates_tenant_id_legal_entity_id_name_key UNIQUE (tenant_id, legal_entity_id, name),
  constraint tax_templates_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint tax_templates_tenant_id_tax_account_id_fkey FOREIGN KEY (tenant_id, tax_account_id) REFERENCES financial_accounts(tenant_id, id),
  constraint tax_templates_check CHECK ((effective_to >= effective_from))
);
CREATE TRIGGER settings_added AFTER INSERT ON svc.tax_templates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.tax_templates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();
CREATE TRIGGER settings_removed AFTER DELETE ON svc.tax_templates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settings_version();

create table tenants (
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  settings_version bigint not null default 0,
  constraint tenants_pkey PRIMARY KEY (id)
);

create table test_clock (
  only_row boolean not null default true,
  now timestamp with time zone not null,
  constraint test_clock_pkey PRIMARY KEY (only_row),
  constraint test_clock_only_row_check CHECK (only_row)
);

create table usage_rows (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  kind text not null,
  account_id uuid,
  order_id uuid,
  order_product_id uuid,
  charge_number text collate "C",
  unit text collate "C",
  quantity numeric not null,
  description text collate "C",
  from_date date not null,
  to_date date,
  source text collate "C",
  tag text collate "C",
  rated_price numeric,
  rated_price_currency text collate "C",
  custom_fields jsonb not null,
  same_as uuid default usage_key(charge_number, from_date, to_date, quantity,
CASE kind
    WHEN 'Usage'::text THEN source
    ELSE tag
END),
  import_id uuid,
  invoice_id uuid,
  invoice_line_id uuid,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  tag_or_none text collate "C" not null default COALESCE(tag, ''::text),
  constraint usage_rows_pkey PRIMARY KEY (tenant_id, id),
  constraint usage_rows_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id),
  constraint usage_rows_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint usage_rows_check CHECK ((to_date >= from_date)),
  constraint usage_rows_check1 CHECK (((invoice_id IS NULL) = (invoice_line_id IS NULL))),
  constraint usage_rows_kind_check CHECK ((kind = ANY (ARRAY['Usage'::text, 'Measurement'::text])))
);
CREATE INDEX usage_rows_account ON svc.usage_rows USING btree (tenant_id, account_id, id);
CREATE INDEX usage_rows_charge ON svc.usage_rows USING btree (tenant_id, legal_entity_id, charge_number, from_date, id) WHERE (charge_number IS NOT NULL);
CREATE INDEX usage_rows_from ON svc.usage_rows USING btree (tenant_id, legal_entity_id, kind, from_date, id);
CREATE INDEX usage_rows_invoice ON svc.usage_rows USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX usage_rows_modified ON svc.usage_rows USING btree (tenant_id, legal_entity_id, kind, modified_at, id);
CREATE INDEX usage_rows_of_entity ON svc.usage_rows USING btree (tenant_id, legal_entity_id, kind, id);
CREATE INDEX usage_rows_order ON svc.usage_rows USING btree (tenant_id, order_id, id);
CREATE INDEX usage_rows_same ON svc.usage_rows USING btree (tenant_id, legal_entity_id, same_as) WHERE (same_as IS NOT NULL);
CREATE INDEX usage_rows_tag ON svc.usage_rows USING btree (tenant_id, legal_entity_id, charge_number, tag_or_none, from_date, id) WHERE (kind = 'Measurement'::text);
CREATE INDEX usage_rows_waiting ON svc.usage_rows USING btree (tenant_id, legal_entity_id, charge_number, from_date) WHERE (invoice_id IS NULL);
CREATE TRIGGER count_added AFTER INSERT ON svc.usage_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_usage_count();
CREATE TRIGGER count_deleted AFTER DELETE ON svc.usage_rows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_usage_count();

create table users (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  created_at timestamp with time zone not null default now(),
  person_id uuid,
  email text,
  first_name text,
  last_name text,
  state text not null default 'Active'::text,
  permissions text[] not null default '{*:admin}'::text[],
  constraint users_pkey PRIMARY KEY (tenant_id, id),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint users_email_check CHECK ((email = lower(email))),
  constraint users_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'system'::text]))),
  constraint users_state_check CHECK ((state = ANY (ARRAY['Invited'::text, 'Active'::text, 'Deactivated'::text])))
);
CREATE UNIQUE INDEX users_email ON svc.users USING btree (tenant_id, email);
CREATE UNIQUE INDEX users_person ON svc.users USING btree (tenant_id, person_id);
CREATE INDEX users_person_id ON svc.users USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE TRIGGER end_links_of_new_user AFTER INSERT ON svc.users FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION end_links('person_id');
CREATE TRIGGER end_links_of_user AFTER UPDATE ON svc.users FOR EACH ROW WHEN (((new.person_id IS NOT NULL) AND (((old.person_id IS DISTINCT FROM new.person_id) OR (old.state IS DISTINCT FROM new.state)) OR (old.email IS DISTINCT FROM new.email)))) EXECUTE FUNCTION end_links('person_id');

create table vouchers (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  journal_id uuid not null,
  position integer not null,
  voucher_number text collate "C" not null,
  effective_date date not null,
  source text not null,
  invoice_id uuid,
  invoice_number text collate "C",
  invoice_line_id uuid,
  account_id uuid,
  payment_id uuid,
  payment_settlement_id uuid,
  order_charge_id uuid,
  order_charge_number text collate "C",
  revenue_schedule_item_id uuid,
  sales_currency text not null,
  exchange_rate numeric not null,
  constraint vouchers_pkey PRIMARY KEY (tenant_id, id),
  constraint vouchers_tenant_id_journal_id_position_key UNIQUE (tenant_id, journal_id, "position"),
  constraint vouchers_source_check CHECK ((source = ANY (ARRAY['Invoicing'::text, 'RevenueRecognition'::text, 'Payment'::text, 'Payout'::text, 'Order'::text])))
);
CREATE INDEX vouchers_of_day ON svc.vouchers USING btree (tenant_id, legal_entity_id, effective_date, id);
CREATE INDEX vouchers_of_invoice ON svc.vouchers USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX vouchers_of_payment ON svc.vouchers USING btree (tenant_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE UNIQUE INDEX vouchers_of_posting ON svc.vouchers USING btree (tenant_id, invoice_id) WHERE (source = 'Invoicing'::text);

create table webhook_attempts (
  tenant_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  manual boolean not null,
  started_at timestamp with time zone not null,
  duration_ms integer not null,
  url text not null,
  request_headers text not null,
  succeeded boolean not null,
  status integer,
  failure_reason text,
  failure_detail text,
  response_headers text,
  response_body text,
  response_truncated boolean,
  remote_address text,
  became_thin boolean,
  next text,
  constraint webhook_attempts_pkey PRIMARY KEY (tenant_id, delivery_id, number, started_at)
) partition by RANGE (started_at);

create table webhook_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  tag text not null,
  correlation_id uuid,
  is_test boolean not null,
  created_at timestamp with time zone not null,
  state text not null,
  attempt_count integer not null,
  next_attempt_at timestamp with time zone,
  manual boolean not null,
  last_attempt_at timestamp with time zone,
  last_status integer,
  last_failure_reason text,
  last_duration_ms integer,
  failed boolean default 
CASE
    WHEN (state = 'Failed'::text) THEN true
    ELSE NULL::boolean
END,
  troubled boolean default 
CASE
    WHEN ((attempt_count > 1) OR ((attempt_count = 1) AND (state <> 'Delivered'::text))) THEN true
    ELSE NULL::boolean
END,
  failed_status smallint default 
CASE
    WHEN (last_failure_reason = 'http_status'::text) THEN last_status
    ELSE NULL::integer
END,
  failed_class smallint default 
CASE
    WHEN (last_failure_reason = 'http_status'::text) THEN (last_status / 100)
    ELSE NULL::integer
END,
  form text,
  uncounted_attempts smallint,
  constraint webhook_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_deliveries_form_check CHECK ((form = ANY (ARRAY['Thin'::text, 'Size'::text, 'Refused'::text, 'Erased'::text]))) NOT VALID,
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Delivered'::text, 'Failed'::text])))
) partition by RANGE (id);
CREATE INDEX webhook_deliveries_failed ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, id) WHERE failed;
CREATE INDEX webhook_deliveries_not_failed ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, id) WHERE (last_failure_reason IS NULL);
CREATE INDEX webhook_deliveries_of_class ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, failed_class, id) WHERE (failed_class IS NOT NULL);
CREATE INDEX webhook_deliveries_of_correlation ON ONLY svc.webhook_deliveries USING btree (tenant_id, correlation_id) WHERE (correlation_id IS NOT NULL);
CREATE INDEX webhook_deliveries_of_entity ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, id);
CREATE INDEX webhook_deliveries_of_event ON ONLY svc.webhook_deliveries USING btree (tenant_id, event_id);
CREATE INDEX webhook_deliveries_of_failure ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, last_failure_reason, id) WHERE (last_failure_reason IS NOT NULL);
CREATE INDEX webhook_deliveries_of_status ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, failed_status, id) WHERE (failed_status IS NOT NULL);
CREATE INDEX webhook_deliveries_of_tag ON ONLY svc.webhook_deliveries USING btree (tenant_id, legal_entity_id, tag, id);
CREATE INDEX webhook_deliveries_of_webhook ON ONLY svc.webhook_deliveries USING btree (tenant_id, webhook_id, id);
CREATE INDEX webhook_deliveries_troubled ON ONLY svc.webhook_deliveries USING btree (tenant_id, webhook_id, id) WHERE troubled;

create table webhook_hours (
  tenant_id uuid not null,
  webhook_id uuid not null,
  begins_at timestamp with time zone not null,
  made integer not null,
  delivered integer not null,
  failed integer not null,
  retrying integer not null,
  p95_ms integer,
  counted_at timestamp with time zone not null,
  recount_at timestamp with time zone,
  constraint webhook_hours_pkey PRIMARY KEY (tenant_id, webhook_id, begins_at),
  constraint webhook_hours_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhooks(tenant_id, id),
  constraint webhook_hours_check CHECK ((((delivered + failed) + retrying) <= made)),
  constraint webhook_hours_made_check CHECK ((made > 0))
);
CREATE INDEX webhook_hours_recount ON svc.webhook_hours USING btree (recount_at, tenant_id) WHERE (recount_at IS NOT NULL);

create table webhook_paces (
  tenant_id uuid not null,
  webhook_id uuid not null,
  next_at bigint,
  rests_until timestamp with time zone,
  open timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  constraint webhook_paces_pkey PRIMARY KEY (tenant_id, webhook_id)
);

create table webhook_recoveries (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  webhook_id uuid not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  status text,
  event_type text,
  tag text,
  state text not null,
  total integer not null,
  resent integer not null,
  after_id uuid,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  missed boolean not null default false,
  delivered integer not null default 0,
  failed integer not null default 0,
  withdrawn integer not null default 0,
  all_resent boolean not null default false,
  requested_by uuid,
  constraint webhook_recoveries_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_recoveries_state_check CHECK ((state = ANY (ARRAY['Running'::text, 'Done'::text, 'Cancelled'::text]))),
  constraint webhook_recoveries_status_check CHECK ((status = ANY (ARRAY['Failed'::text, 'Pending'::text])))
);
CREATE INDEX webhook_recoveries_of_webhook ON svc.webhook_recoveries USING btree (tenant_id, webhook_id, id);

create table webhook_recovery_deliveries (
  tenant_id uuid not null,
  recovery_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  due_before timestamp with time zone,
  constraint webhook_recovery_deliveries_pkey PRIMARY KEY (tenant_id, recovery_id, delivery_id),
  constraint webhook_recovery_deliveries_tenant_id_recovery_id_fkey FOREIGN KEY (tenant_id, recovery_id) REFERENCES webhook_recoveries(tenant_id, id) ON DELETE CASCADE
);

create table webhook_settings (
  tenant_id uuid not null,
  webhook_id uuid not null,
  version integer not null,
  settings jsonb not null,
  secrets_sealed text,
  constraint webhook_settings_pkey PRIMARY KEY (tenant_id, webhook_id),
  constraint webhook_settings_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhooks(tenant_id, id),
  constraint webhook_settings_version_check CHECK ((version > 0))
);
CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE ON svc.webhook_settings FOR EACH ROW EXECUTE FUNCTION count_settings_version_of_row();

create table webhook_streaks (
  tenant_id uuid not null,
  webhook_id uuid not null,
  failures integer not null,
  since timestamp with time zone not null,
  deliveries uuid[] not null,
  warned smallint,
  after_success boolean not null default false,
  constraint webhook_streaks_pkey PRIMARY KEY (tenant_id, webhook_id),
  constraint webhook_streaks_deliveries_check CHECK ((cardinality(deliveries) <= 3)),
  constraint webhook_streaks_failures_check CHECK ((failures >= 0)),
  constraint webhook_streaks_warned_check CHECK (((warned >= 1) AND (warned <= 99)))
);

create table webhooks (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  url text not null,
  subscriptions jsonb not null,
  tags text[] not null,
  description text,
  status text not null,
  token_sealed text not null,
  signing_secrets_sealed text not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  congested boolean not null default false,
  failing_since timestamp with time zone,
  generation smallint,
  waits_until timestamp with time zone,
  gone_since timestamp with time zone,
  disabled_reason text,
  disabled_at timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (tenant_id, id),
  constraint webhooks_tenant_id_legal_entity_id_fkey FOREIGN KEY (tenant_id, legal_entity_id) REFERENCES legal_entities(tenant_id, id),
  constraint webhooks_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['User'::text, 'Gone'::text, 'Failing'::text]))) NOT VALID,
  constraint webhooks_status_check CHECK ((status = ANY (ARRAY['Enabled'::text, 'Disabled'::text])))
);
CREATE INDEX webhooks_congested ON svc.webhooks USING btree (tenant_id, id) WHERE congested;
CREATE INDEX webhooks_of_entity ON svc.webhooks USING btree (tenant_id, legal_entity_id, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER settings_added AFTER INSERT OR DELETE ON svc.webhooks FOR EACH ROW EXECUTE FUNCTION count_settings_version_of_row();
CREATE TRIGGER settings_changed AFTER UPDATE ON svc.webhooks FOR EACH ROW WHEN (((((old.subscriptions IS DISTINCT FROM new.subscriptions) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.congested IS DISTINCT FROM new.congested))) EXECUTE FUNCTION count_settings_version_of_row();

create table write_off_recoveries (
  tenant_id uuid not null,
  settlement_id uuid not null,
  write_off_id uuid not null,
  amount numeric not null,
  constraint write_off_recoveries_pkey PRIMARY KEY (tenant_id, settlement_id, write_off_id),
  constraint write_off_recoveries_tenant_id_settlement_id_fkey FOREIGN KEY (tenant_id, settlement_id) REFERENCES payment_settlements(tenant_id, id),
  constraint write_off_recoveries_tenant_id_write_off_id_fkey FOREIGN KEY (tenant_id, write_off_id) REFERENCES invoice_write_offs(tenant_id, id),
  constraint write_off_recoveries_not_zero CHECK ((amount <> (0)::numeric)) NOT VALID
);
CREATE INDEX write_off_recoveries_of_write_off ON svc.write_off_recoveries USING btree (tenant_id, write_off_id);

create table write_off_taxes (
  tenant_id uuid not null,
  id uuid not null,
  legal_entity_id uuid not null,
  write_off_id uuid not null,
  effective_date date not null,
  currency text collate "C" not null,
  tax_category text collate "C" not null,
  tax_rate numeric not null,
  net numeric not null,
  tax numeric not null,
  net_base numeric not null,
  tax_base numeric not null,
  constraint write_off_taxes_pkey PRIMARY KEY (tenant_id, id),
  constraint write_off_taxes_tenant_id_write_off_id_fkey FOREIGN KEY (tenant_id, write_off_id) REFERENCES invoice_write_offs(tenant_id, id)
);
CREATE INDEX write_off_taxes_of_day ON svc.write_off_taxes USING btree (tenant_id, legal_entity_id, effective_date);
CREATE INDEX write_off_taxes_of_write_off ON svc.write_off_taxes USING btree (tenant_id, write_off_id);

CREATE OR REPLACE FUNCTION svc.accounts_with(wanted jsonb)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  tenant uuid := current_tenant();
begin
  return query select id from accounts where tenant_id = tenant and custom_fields @> wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.activate_app(app uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update person_factors set is_active = true where id = app and kind = 'Totp' and last_step is not null $function$;

CREATE OR REPLACE FUNCTION svc.add_books()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  insert into accounting_books (tenant_id, legal_entity_id) values (new.tenant_id, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.add_job(queue_name text, job_data jsonb, due timestamp with time zone, job_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  if put_job(queue_name, job_data, due, job_key) then
    -- The channel of pg-boss: a name it derives from its schema.
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), queue_name);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION svc.add_passkey(passkey jsonb)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with added as (
      insert into person_passkeys (id, person_id, credential_id, public_key, counter, transports, host, name, created_at)
        select id, person_id, credential_id, public_key, counter, transports, host, name, created_at
        from jsonb_populate_record(null::person_passkeys, passkey)
      on conflict do nothing returning id)
    select exists (select from added) $function$;

CREATE OR REPLACE FUNCTION svc.add_person(person jsonb)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with added as (
      insert into persons (id, email, first_name, last_name, password_hash, preferences, last_tenant, created_at)
        select id, email, first_name, last_name, password_hash, preferences, last_tenant, created_at
        from jsonb_populate_record(null::persons, person)
      on conflict do nothing returning id)
    select exists (select from added) $function$;

CREATE OR REPLACE FUNCTION svc.add_sign_in_ticket(ticket jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    insert into sign_in_tickets (hash, person_id, invitation, expires_at)
      select hash, person_id, invitation, expires_at from jsonb_populate_record(null::sign_in_tickets, ticket) $function$;

CREATE OR REPLACE FUNCTION svc.add_voucher()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  insert into vouchers (tenant_id, id, legal_entity_id, journal_id, position, voucher_number, effective_date, source,
      invoice_id, invoice_number, account_id, sales_currency, exchange_rate)
    values (new.tenant_id, new.id, new.legal_entity_id, new.id, 1, new.journal_number, new.effective_date,
      case new.journal_type when 'Payment' then 'Payment' else 'Invoicing' end, new.invoice_id, new.invoice_number,
      new.account_id, new.sales_currency, new.exchange_rate);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.analyze_new_tables()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  fresh regclass;
begin
  for fresh in
    select c.oid from pg_class c
    where c.relnamespace = 'svc'::regnamespace and c.relkind = 'r' and c.reltuples < 0 and pg_relation_size(c.oid) > 0
  loop
    execute format('analyze (skip_locked) %s', fresh);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION svc.begin_event_epoch()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  here bigint := (select system_identifier from pg_control_system());
  latest event_epochs;
begin
  select * into latest from event_epochs order by epoch desc limit 1;
  if latest.system_identifier is not distinct from here then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('svc.begin_event_epoch', 0));
  select * into latest from event_epochs order by epoch desc limit 1;
  if latest.system_identifier is not distinct from here then
    return;
  end if;
  execute format('alter table events alter column epoch set default %s', latest.epoch + 1);
  insert into event_epochs (epoch, system_identifier) values (latest.epoch + 1, here);
end $function$;

CREATE OR REPLACE FUNCTION svc.begin_session(begun jsonb)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with added as (
      insert into sessions (id, hash, person_id, tenant, user_id, address, user_agent, created_at, used_at, confirmed_at, expires_at,
          renews, proof, owes_factor)
        select id, hash, person_id, tenant, user_id, address, user_agent, created_at, used_at, confirmed_at, expires_at,
          renews, proof, owes_factor
        from jsonb_populate_record(null::sessions, begun) where is_member(person_id, tenant, user_id)
      returning id)
    select exists (select from added) $function$;

CREATE OR REPLACE FUNCTION svc.change_password(person uuid, before text, after text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with changed as (update persons set password_hash = after
      where id = person and password_hash is not distinct from before returning id)
    select exists (select from changed) $function$;

CREATE OR REPLACE FUNCTION svc.code_tries_of_person(wanted uuid)
 RETURNS TABLE(failures integer, paused_until timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select code_failures, codes_paused_until from persons where id = wanted $function$;

CREATE OR REPLACE FUNCTION svc.complete_journal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  new.modified_at := coalesce(new.modified_at, new.posted_at);
  new.description := coalesce(new.description, 'Invoice ' || new.invoice_number);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION svc.complete_journal_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  new.voucher_id := new.journal_id;
  new.effective_date := (select effective_date from journals where tenant_id = new.tenant_id and id = new.journal_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION svc.count_code_try(person uuid, seen integer, counted integer, until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with changed as (update persons set code_failures = counted, codes_paused_until = until
      where id = person and code_failures = seen returning id)
    select exists (select from changed) $function$;

CREATE OR REPLACE FUNCTION svc.count_delivery_queue(at timestamp with time zone)
 RETURNS TABLE(lane text, waiting bigint, scheduled bigint, active bigint, oldest timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select q.lane, count(*) filter (where q.due_at <= at and not q.leased), count(*) filter (where q.due_at > at),
      count(*) filter (where q.leased), min(q.due_at) filter (where q.due_at <= at and not q.leased)
    from (select d.lane, d.due_at, coalesce(d.leased_until > at, false) as leased from delivery_queue d) q group by q.lane;
end $function$;

CREATE OR REPLACE FUNCTION svc.count_jobs(at timestamp with time zone)
 RETURNS TABLE(name text, waiting bigint, scheduled bigint, active bigint, oldest timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
  select name, count(*) filter (where state < 'active' and start_after <= at),
    count(*) filter (where state < 'active' and start_after > at), count(*) filter (where state = 'active'),
    min(start_after) filter (where state < 'active' and start_after <= at)
  from pgboss.job where state <= 'active' group by name $function$;

CREATE OR REPLACE FUNCTION svc.count_settings_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  tenant uuid;
begin
  for tenant in select distinct tenant_id from changed loop
    update tenants set settings_version = settings_version + 1 where id = tenant;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.count_settings_version_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  update tenants set settings_version = settings_version + 1 where id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.current_event_epoch()
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select max(epoch) from event_epochs $function$;

CREATE OR REPLACE FUNCTION svc.current_tenant()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('svc.tenant_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION svc.date_in(object jsonb, key text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET "DateStyle" TO 'ISO, YMD'
AS $function$ select (object ->> key)::date $function$;

CREATE OR REPLACE FUNCTION svc.date_object(key text, value date)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET "DateStyle" TO 'ISO, YMD'
AS $function$ select jsonb_build_object(key, value::text) $function$;

CREATE OR REPLACE FUNCTION svc.default_profile_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare chart jsonb;
begin
  select jsonb_object_agg(code, id) into chart from financial_accounts
    where tenant_id = new.tenant_id and legal_entity_id = new.legal_entity_id
      and code in ('1930', '2420', '2970', '3000', '3960', '6351', '6570', '7960');
  new.deferred_revenue_account_id := coalesce(new.deferred_revenue_account_id, (chart ->> '2970')::uuid);
  new.recognized_revenue_account_id := coalesce(new.recognized_revenue_account_id, (chart ->> '3000')::uuid);
  new.exchange_gain_account_id := coalesce(new.exchange_gain_account_id, (chart ->> '3960')::uuid);
  new.exchange_loss_account_id := coalesce(new.exchange_loss_account_id, (chart ->> '7960')::uuid);
  new.payment_account_id := coalesce(new.payment_account_id, (chart ->> '1930')::uuid);
  new.bank_fee_account_id := coalesce(new.bank_fee_account_id, (chart ->> '6570')::uuid);
  new.advance_account_id := coalesce(new.advance_account_id, (chart ->> '2420')::uuid);
  new.write_off_account_id := coalesce(new.write_off_account_id, (chart ->> '6351')::uuid);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION svc.demand_factor(of_tenant uuid, demanded boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update sessions set owes_factor = demanded and proof = 'Password', renews = true
     where tenant = of_tenant and tenant = current_tenant() $function$;

CREATE OR REPLACE FUNCTION svc.demands_of_person(wanted uuid)
 RETURNS TABLE(tenant_id uuid, tenant_name text, requires text, permissions text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select u.tenant_id, t.name, p.requires, u.permissions
    from users u join tenants t on t.id = u.tenant_id join sign_in_policies p on p.tenant_id = u.tenant_id
    where u.person_id = wanted and u.state = 'Active' order by t.name, t.id;
end $function$;

CREATE OR REPLACE FUNCTION svc.describe_person(person uuid, first text, last text, shown jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update persons set first_name = first, last_name = last, preferences = shown where id = person $function$;

CREATE OR REPLACE FUNCTION svc.drop_audit_months(before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return drop_months_of('audit_log', before);
end $function$;

CREATE OR REPLACE FUNCTION svc.drop_log_day(d date, kept_deliveries uuid[], kept_events uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
 SET lock_timeout TO '100ms'
AS $function$
declare
  suffix text := to_char(d, 'YYYYMMDD');
begin
  -- In the order of those who write attempts and events.
  lock table only events, only webhook_deliveries, only webhook_attempts in access exclusive mode;
  if to_regclass('svc.webhook_deliveries_' || suffix) is not null then
    execute format('create temporary table kept_rows on commit drop as select %s from %I
        where id = any($1) and (state = ''Pending'' or next_attempt_at is not null)',
      written_columns('webhook_deliveries'), 'webhook_deliveries_' || suffix) using kept_deliveries;
    execute format('alter table webhook_deliveries detach partition %I', 'webhook_deliveries_' || suffix);
    execute format('insert into webhook_deliveries_other (%s) select * from pg_temp.kept_rows', written_columns('webhook_deliveries'));
    select kept_events || coalesce(array_agg(event_id), '{}') from pg_temp.kept_rows into kept_events;
    drop table pg_temp.kept_rows;
    execute format('drop table %I', 'webhook_deliveries_' || suffix);
  end if;
  if to_regclass('svc.events_' || suffix) is not null then
    execute format('alter table events detach partition %I', 'events_' || suffix);
    execute format('insert into events_other select * from %I where id = any($1)', 'events_' || suffix)
      using kept_events;
    execute format('drop table %I', 'events_' || suffix);
  end if;
  execute format('drop table if exists %I', 'webhook_attempts_' || suffix);
end $function$;

CREATE OR REPLACE FUNCTION svc.drop_months_of(log text, before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
 SET lock_timeout TO '100ms'
AS $function$
declare
  month text;
  dropped integer := 0;
begin
  for month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = log::regclass and c.relname ~ '_\d{6}$'
        -- An id lies within an hour of its row's time.
        and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month 1 hour') at time zone 'UTC' <= before
      order by 1
  loop
    execute format('drop table %I', month);
    dropped := dropped + 1;
  end loop;
  execute format('delete from %I where at < $1', log || '_other') using before;
  return dropped;
exception when lock_not_available then
  return 0;
end $function$;

CREATE OR REPLACE FUNCTION svc.drop_security_months(before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return drop_months_of('security_events', before);
end $function$;

CREATE OR REPLACE FUNCTION svc.end_invitation_of_user(of_tenant uuid, of_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from invitations where tenant = of_tenant and tenant = current_tenant() and user_id = of_user $function$;

CREATE OR REPLACE FUNCTION svc.end_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
  begin
    perform end_links_of_person(case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[0])::uuid
                                     else (to_jsonb(new) ->> tg_argv[0])::uuid end);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION svc.end_links_of_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
  declare
    of_tenant uuid;
    of_user uuid;
  begin
    for of_tenant, of_user in select tenant_id, user_id from users_of_person(person) loop
      delete from invitations where tenant = of_tenant and user_id = of_user and kind = 'Reset';
    end loop;
    delete from sign_in_tickets where person_id = person;
  end $function$;

CREATE OR REPLACE FUNCTION svc.end_session(session uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from sessions where id = session $function$;

CREATE OR REPLACE FUNCTION svc.end_sessions_of_person(person uuid, kept uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from sessions where person_id = person and id is distinct from kept $function$;

CREATE OR REPLACE FUNCTION svc.end_sessions_of_user(of_tenant uuid, of_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from sessions where tenant = of_tenant and tenant = current_tenant() and user_id = of_user $function$;

CREATE OR REPLACE FUNCTION svc.end_sessions_without_provider(of_tenant uuid, admitted uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from sessions where tenant = of_tenant and tenant = current_tenant() and proof <> 'Provider'
       and not (proof = 'Passkey' and user_id = any (admitted)) $function$;

CREATE OR REPLACE FUNCTION svc.enter_tenant(tenant uuid)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('svc.tenant_id', tenant::text, true);
  return (select settings_version from tenants where id = tenant);
end $function$;

CREATE OR REPLACE FUNCTION svc.events_with(entity uuid, wanted text, low uuid, high uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  tenant uuid := current_tenant();
begin
  return query select id from events
    where (tenant_id = tenant) is true and legal_entity_id = entity
      and search_keys @> array[search_key(entity, wanted)] and id >= low and id < high limit most;
end $function$;

CREATE OR REPLACE FUNCTION svc.factors_of_person(wanted uuid)
 RETURNS SETOF person_factors
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from person_factors where person_id = wanted $function$;

CREATE OR REPLACE FUNCTION svc.find_events(entity uuid, wanted text, low uuid, high uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    select id from events
    where (tenant_id = current_tenant()) is true and legal_entity_id = entity
      and search_keys @> array[search_key(entity, wanted)] and id >= low and id < high $function$;

CREATE OR REPLACE FUNCTION svc.find_invitation(wanted text)
 RETURNS SETOF invitations
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from invitations where hash = wanted $function$;

CREATE OR REPLACE FUNCTION svc.find_passkey(wanted text)
 RETURNS SETOF person_passkeys
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from person_passkeys where credential_id = wanted $function$;

CREATE OR REPLACE FUNCTION svc.find_person(wanted uuid)
 RETURNS SETOF persons
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from persons where id = wanted $function$;

CREATE OR REPLACE FUNCTION svc.find_person_by_email(wanted text)
 RETURNS SETOF persons
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from persons where email = wanted $function$;

CREATE OR REPLACE FUNCTION svc.find_personal_token(wanted uuid)
 RETURNS SETOF personal_tokens
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select * from personal_tokens where client_id = wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.find_security_events(of_user uuid, types text[], since timestamp with time zone, before timestamp with time zone, behind uuid, most integer)
 RETURNS SETOF security_events
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  low uuid := coalesce(first_uuid(since - interval '1 hour'), '00000000-0000-0000-0000-000000000000');
  high uuid := least(behind, first_uuid(before + interval '1 hour'), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query select * from security_events e
    where e.tenant = current_tenant() and (of_user is null or e.user_id = of_user) and (types is null or e.type = any (types))
      and e.id >= low and e.id < high and (since is null or e.at >= since) and (before is null or e.at < before)
    order by e.id desc limit most;
end $function$;

CREATE OR REPLACE FUNCTION svc.find_session(wanted text, at timestamp with time zone)
 RETURNS SETOF sessions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from sessions where hash = wanted
     union all select * from sessions where former_hash = wanted and former_until > at $function$;

CREATE OR REPLACE FUNCTION svc.find_sign_in_provider(wanted uuid)
 RETURNS SETOF sign_in_providers
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select * from sign_in_providers p where p.id = wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.find_sign_in_ticket(wanted text)
 RETURNS SETOF sign_in_tickets
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from sign_in_tickets where hash = wanted $function$;

CREATE OR REPLACE FUNCTION svc.first_uuid(moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $function$;

CREATE OR REPLACE FUNCTION svc.fold_list(tenant uuid, entity uuid, of_list text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(format('svc.list:%s:%s:%s', tenant, entity, of_list), 0)) then
    return;
  end if;
  execute format($statement$
    with taken as (
      delete from list_changes where tenant_id = $1 and legal_entity_id = $2 and list = $3 returning first_id, last_id),
    segments as (
      select first_id, lead(first_id) over (order by first_id) as next_id from (
        select first_id from list_segments where tenant_id = $1 and legal_entity_id = $2 and list = $3
        union select '00000000-0000-0000-0000-000000000000') s),
    changed as (
      select first_id, next_id from segments s where exists (
        select from taken c where c.last_id >= s.first_id and (s.next_id is null or c.first_id < s.next_id))),
    numbered as (
      select s.first_id, r.id, row_number() over of_segment as number, count(*) over (partition by s.first_id) as size
      from changed s cross join lateral (
        select t.id from %I t where t.tenant_id = $1 and t.legal_entity_id = $2
          and t.id >= s.first_id and t.id < coalesce(s.next_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')) r
      window of_segment as (partition by s.first_id order by r.id))
    insert into list_segments (tenant_id, legal_entity_id, list, first_id, size)
      select $1, $2, $3, case number when 1 then first_id else id end, least(1024, size - number + 1)
      from numbered where number %% 1024 = 1
      union all
      select $1, $2, $3, first_id, 0 from changed s where not exists (select from numbered n where n.first_id = s.first_id)
    on conflict (tenant_id, legal_entity_id, list, first_id) do update set size = excluded.size
  $statement$, of_list) using tenant, entity, of_list;
end $function$;

CREATE OR REPLACE FUNCTION svc.forget_code_tries(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update persons set code_failures = 0, codes_paused_until = null where id = person and code_failures > 0 $function$;

CREATE OR REPLACE FUNCTION svc.forget_process(process uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from processes where id = process $function$;

CREATE OR REPLACE FUNCTION svc.invoices_with(wanted jsonb)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  tenant uuid := current_tenant();
begin
  return query select id from invoices where tenant_id = tenant and custom_fields @> wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.is_member(person uuid, of_tenant uuid, of_user uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return exists (select from users
    where tenant_id = of_tenant and (of_user is null or id = of_user) and person_id = person and state = 'Active');
end $function$;

CREATE OR REPLACE PROCEDURE svc.keep_audit_log()
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $procedure$
declare
  part regclass;
begin
  for part in select 'audit_log'::regclass union all select 'audit_digests'::regclass union all
    select inhrelid::regclass from pg_inherits where inhparent = 'audit_log'::regclass
  loop
    execute format('revoke update, delete, truncate on %s from svc_worker, svc_app', part);
  end loop;
end $procedure$;

CREATE OR REPLACE FUNCTION svc.keep_list_count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  -- The version before made the triggers without the name.
  of_list text := coalesce(tg_argv[0], tg_table_name);
  tenant uuid;
  entity uuid;
  first_row uuid;
  last_row uuid;
  n bigint;
begin
  for tenant, entity, first_row, last_row, n in
    select tenant_id, legal_entity_id, min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, count(*)
    from changed group by tenant_id, legal_entity_id
  loop
    insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
      values (tenant, entity, of_list, first_row, last_row, case tg_op when 'INSERT' then n else -n end);
    if random() < 0.01 then
      perform fold_list(tenant, entity, of_list);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.keep_order_count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  tenant uuid;
  entity uuid;
  of_list text;
  first_row uuid;
  last_row uuid;
  n bigint;
begin
  for tenant, entity, of_list, first_row, last_row, n in
    select tenant_id, legal_entity_id, case order_type when 'Subscription' then 'subscriptions' else 'sales_orders' end,
      min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, count(*)
    from changed where not deleted group by tenant_id, legal_entity_id, order_type
  loop
    insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
      values (tenant, entity, of_list, first_row, last_row, case tg_op when 'INSERT' then n else -n end);
    if random() < 0.01 then
      perform fold_list(tenant, entity, of_list);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE svc.keep_security_events()
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $procedure$
declare
  part regclass;
begin
  for part in select 'security_events'::regclass union all
    select inhrelid::regclass from pg_inherits where inhparent = 'security_events'::regclass
  loop
    execute format('revoke update, delete on %s from svc_worker', part);
  end loop;
end $procedure$;

CREATE OR REPLACE FUNCTION svc.keep_usage_count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  tenant uuid;
  entity uuid;
  of_list text;
  first_row uuid;
  last_row uuid;
  n bigint;
begin
  for tenant, entity, of_list, first_row, last_row, n in
    select tenant_id, legal_entity_id, case kind when 'Usage' then 'usage' else 'measurements' end,
      min(id::text collate "C")::uuid, max(id::text collate "C")::uuid, count(*)
    from changed group by tenant_id, legal_entity_id, kind
  loop
    insert into list_changes (tenant_id, legal_entity_id, list, first_id, last_id, change)
      values (tenant, entity, of_list, first_row, last_row, case tg_op when 'INSERT' then n else -n end);
    if random() < 0.01 then
      perform fold_list(tenant, entity, of_list);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.latest_security_event(of_user uuid, of_person uuid, since timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  low uuid := first_uuid(since);
begin
  if of_user is null then
    return (select e.id from security_events e where e.tenant = current_tenant() and e.id >= low order by e.id desc limit 1);
  end if;
  return greatest(
    (select e.id from security_events e
      where e.tenant = current_tenant() and e.user_id = of_user and e.id >= low order by e.id desc limit 1),
    -- A sign-in that was refused names the person and no user.
    (select e.id from security_events e
      where e.person_id = of_person and e.id >= low and e.tenant = current_tenant() and e.user_id is null
      order by e.id desc limit 1));
end $function$;

CREATE OR REPLACE FUNCTION svc.lock_person(person uuid)
 RETURNS SETOF persons
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from persons where id = person for update $function$;

CREATE OR REPLACE FUNCTION svc.make_audit_months(first_day date, last_day date)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return make_months_of('audit_log', first_day, last_day);
end $function$;

CREATE OR REPLACE FUNCTION svc.make_month_partitions(first_day date, last_day date)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return make_months_of('security_events', first_day, last_day) + make_audit_months(first_day, last_day);
end $function$;

CREATE OR REPLACE FUNCTION svc.make_months_of(log text, first_day date, last_day date)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  starts timestamptz;
  ends timestamptz;
  made integer := 0;
begin
  for starts, ends in
    select m at time zone 'UTC', (m + interval '1 month') at time zone 'UTC'
      from generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, interval '1 month') m
  loop
    made := made + make_partition(log, to_char(starts at time zone 'UTC', 'YYYYMM'), 'id',
                                  first_uuid(starts)::text, first_uuid(ends)::text)::integer;
  end loop;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION svc.make_partition(parent text, suffix text, key text, low text, high text, storage text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  part text := parent || '_' || suffix;
  other text := parent || '_other';
  has_late boolean;
begin
  if to_regclass('svc.' || part) is not null then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including constraints including generated) %s', part, parent, storage);
  -- Nobody adds another row of its range in between.
  execute format('lock table %I in access exclusive mode', other);
  execute format('select exists (select 1 from %1$I where %2$I >= %3$L and %2$I < %4$L)', other, key, low, high) into has_late;
  if has_late then
    execute format('create temporary table late_rows on commit drop as
                    select %5$s from %1$I where %2$I >= %3$L and %2$I < %4$L', other, key, low, high, written_columns(parent));
    execute format('delete from %1$I where %2$I >= %3$L and %2$I < %4$L', other, key, low, high);
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, low, high);
  if has_late then
    execute format('insert into %I (%s) select * from pg_temp.late_rows', parent, written_columns(parent));
    drop table pg_temp.late_rows;
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION svc.make_partitions(first_day date, last_day date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  d date;
  starts timestamptz;
  ends timestamptz;
  suffix text;
  made integer := 0;
begin
  -- Two workers at the same time make them one after the other.
  perform pg_advisory_xact_lock(hashtextextended('svc.make_partitions', 0));
  for d in select generate_series(first_day, last_day, interval '1 day') loop
    suffix := to_char(d, 'YYYYMMDD');
    continue when to_regclass('svc.webhook_attempts_' || suffix) is not null;
    starts := d::timestamp at time zone 'UTC';
    ends := (d + 1)::timestamp at time zone 'UTC';
    perform make_partition('events', suffix, 'id', first_uuid(starts)::text, first_uuid(ends)::text);
    -- Room on the page for one update of every delivery: the one that settles it then touches no index.
    perform make_partition('webhook_deliveries', suffix, 'id', first_uuid(starts)::text, first_uuid(ends)::text,
                           'with (fillfactor = 50)');
    perform make_partition('webhook_attempts', suffix, 'started_at', starts::text, ends::text);
    made := made + 1;
  end loop;
  perform make_month_partitions(first_day, last_day);
  return made;
end $function$;

CREATE OR REPLACE FUNCTION svc.may_be_given(of_tenant uuid, of_user uuid, resets boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return exists (select from users where tenant_id = of_tenant and id = of_user and resets = (person_id is not null));
end $function$;

CREATE OR REPLACE FUNCTION svc.memberships_of_person(wanted uuid)
 RETURNS TABLE(tenant_id uuid, tenant_name text, user_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select u.tenant_id, t.name, u.id from users u join tenants t on t.id = u.tenant_id
    where u.person_id = wanted and u.state = 'Active' order by t.name, t.id;
end $function$;

CREATE OR REPLACE FUNCTION svc.note_last_tenant(person uuid, worked_in uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update persons set last_tenant = worked_in where id = person and is_member(person, worked_in, null) $function$;

CREATE OR REPLACE FUNCTION svc.ocr_number(invoice_number text, invoice_type text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  declare
    digits text;
    digit integer;
    sum integer := 0;
    doubled boolean := true;
  begin
    if invoice_number is null or invoice_type = 'Credit' then return null; end if;
    digits := regexp_replace(invoice_number, '[^0-9]', '', 'g');
    if digits = '' then return null; end if;
    for place in reverse length(digits) .. 1 loop
      digit := substr(digits, place, 1)::integer;
      if doubled then digit := case when digit > 4 then 2 * digit - 9 else 2 * digit end; end if;
      sum := sum + digit;
      doubled := not doubled;
    end loop;
    return digits || (10 - sum % 10) % 10;
  end $function$;

CREATE OR REPLACE FUNCTION svc.open_from(charge_type text, billing_timing text, start_date date, end_date date, charged_through date, offset_billing_days integer, ordered_quantity numeric)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case
      when charge_type = 'Usage' then null
      when charge_type = 'OneOff' then
        case when ordered_quantity is not null or charged_through is null or charged_through <= start_date
          then start_date end
      when end_date is not null and coalesce(charged_through, start_date) >= end_date then null
      when billing_timing = 'InAdvance' then
        coalesce(charged_through, start_date) + least(coalesce(offset_billing_days, 0), 0)
      else coalesce(charged_through, start_date) + 1
    end $function$;

CREATE OR REPLACE FUNCTION svc.orders_with(wanted jsonb)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  tenant uuid := current_tenant();
begin
  return query select order_id from order_versions
    where tenant_id = tenant and is_last and status <> 'Deleted' and custom_fields @> wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.own_invitation(link text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update invitations set by_operator = true where hash = link and tenant = current_tenant() $function$;

CREATE OR REPLACE FUNCTION svc.passkeys_of_person(wanted uuid)
 RETURNS SETOF person_passkeys
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from person_passkeys where person_id = wanted order by id $function$;

CREATE OR REPLACE FUNCTION svc.product_of(factors numeric[])
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    declare
      product numeric := 1;
      factor numeric;
    begin
      foreach factor in array factors loop
        product := product * factor;
      end loop;
      return product;
    end $function$;

CREATE OR REPLACE PROCEDURE svc.protect_tenant_rows(IN tables text[], IN tenant_column text DEFAULT 'tenant_id'::text)
 LANGUAGE plpgsql
AS $procedure$
declare t text;
begin
  foreach t in array tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I to svc_app using (%I = (select current_tenant()))
                    with check (%I = (select current_tenant()))', t, tenant_column, tenant_column);
    execute format('create policy every_tenant on %I to svc_worker using (true) with check (true)', t);
  end loop;
end $procedure$;

CREATE OR REPLACE FUNCTION svc.put_app(app uuid, person uuid, sealed text, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    delete from person_factors where person_id = person and kind = 'Totp';
    insert into person_factors (id, person_id, kind, secret_sealed, is_active, created_at)
      values (app, person, 'Totp', sealed, false, at) $function$;

CREATE OR REPLACE FUNCTION svc.put_invitation(link jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    delete from invitations i using jsonb_populate_record(null::invitations, link) l
      where i.tenant = current_tenant() and i.user_id = l.user_id;
    insert into invitations (hash, kind, tenant, user_id, created_at, expires_at)
      select hash, kind, tenant, user_id, created_at, expires_at from jsonb_populate_record(null::invitations, link)
      where tenant = current_tenant() and may_be_given(tenant, user_id, kind = 'Reset') $function$;

CREATE OR REPLACE FUNCTION svc.put_job(queue_name text, job_data jsonb, due timestamp with time zone, job_key text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
declare
  queue record;
  runs_at timestamptz := coalesce(due, queue_now());
begin
  if current_tenant() is null or job_data->>'tenantId' is distinct from current_tenant()::text then
    raise exception 'a job names the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  select * into strict queue from pgboss.queue where name = queue_name;
  insert into pgboss.job (id, name, data, priority, start_after, created_on, singleton_key, expire_seconds, deletion_seconds,
      keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    values (gen_random_uuid(), queue_name, job_data, 0, runs_at, queue_now(), job_key, queue.expire_seconds,
      queue.deletion_seconds, runs_at + queue.retention_seconds * interval '1s', queue.retry_limit, queue.retry_delay,
      coalesce(queue.retry_backoff, false), queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds)
    on conflict do nothing;
  if not found then
    update pgboss.job set start_after = runs_at
      where name = queue_name and singleton_key = job_key and state = 'created' and start_after > runs_at
        and data->>'tenantId' = current_tenant()::text;
  end if;
  return found and queue.notify and runs_at <= queue_now();
end $function$;

CREATE OR REPLACE FUNCTION svc.put_recovery_codes(person uuid, ids uuid[], hashes text[], at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    delete from person_factors where person_id = person and kind = 'RecoveryCode';
    insert into person_factors (id, person_id, kind, hash, is_active, created_at)
      select id, person, 'RecoveryCode', code, true, at from unnest(ids, hashes) as c (id, code)
      where exists (select from person_factors where person_id = person and kind = 'Totp' and is_active) $function$;

CREATE OR REPLACE FUNCTION svc.queue_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$ select pgboss.job_now() $function$;

CREATE OR REPLACE FUNCTION svc.refuse_change_of_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the history of an e-invoice entry only grows' using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION svc.refuse_change_of_settled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a % e-invoice entry never changes', old.status using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION svc.refuse_removal_of_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  if not exists (select from invoices i where i.tenant_id = old.tenant_id and i.id = old.invoice_id
      and i.status = 'Draft' and i.invoice_type = 'OnAccount') then
    raise exception 'the lines of an invoice stay' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION svc.remove_factors(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from person_factors where person_id = person $function$;

CREATE OR REPLACE FUNCTION svc.remove_passkey(passkey uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from person_passkeys where id = passkey $function$;

CREATE OR REPLACE FUNCTION svc.remove_passkeys(person uuid, kept uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ delete from person_passkeys where person_id = person and id is distinct from kept $function$;

CREATE OR REPLACE FUNCTION svc.rename_passkey(passkey uuid, called text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update person_passkeys set name = called where id = passkey $function$;

CREATE OR REPLACE FUNCTION svc.renew_session(changed jsonb, before text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with renewed as (
      update sessions s set hash = c.hash, former_hash = before, former_until = c.former_until, renews = c.renews, proof = c.proof,
        owes_factor = c.owes_factor, tenant = c.tenant, user_id = c.user_id, used_at = c.used_at, confirmed_at = c.confirmed_at
      from jsonb_populate_record(null::sessions, changed) c
      where s.id = c.id and s.hash = before and is_member(s.person_id, c.tenant, c.user_id)
      returning s.id)
    select exists (select from renewed) $function$;

CREATE OR REPLACE FUNCTION svc.renew_sessions_of_user(of_tenant uuid, of_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update sessions set renews = true where tenant = of_tenant and tenant = current_tenant() and user_id = of_user $function$;

CREATE OR REPLACE FUNCTION svc.report_process(process uuid, process_kind text, process_host text, process_pid integer, keys text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
  delete from processes where seen_at < now() - interval '1 day';
  insert into processes (id, kind, host, pid, key_ids) values (process, process_kind, process_host, process_pid, keys)
    on conflict (id) do update set seen_at = now() $function$;

CREATE OR REPLACE FUNCTION svc.report_process(process uuid, process_kind text, process_host text, process_pid integer, keys text[], migration integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
  delete from processes where seen_at < now() - interval '1 day';
  insert into processes (id, kind, host, pid, key_ids, written_for)
    values (process, process_kind, process_host, process_pid, keys, migration)
    on conflict (id) do update set seen_at = now() $function$;

CREATE OR REPLACE FUNCTION svc.revoke_made_tokens()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  update personal_tokens set revoked_at = new.revoked_at
  where tenant_id = new.tenant_id and made_by = new.client_id and revoked_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION svc.search_key(entity uuid, value text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select hashtextextended(value collate "C", uuid_hash_extended(entity, 0)) $function$;

CREATE OR REPLACE FUNCTION svc.search_keys(entity uuid, vals text[])
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array(select svc.search_key(entity, v) from unnest(vals) v) $function$;

CREATE OR REPLACE FUNCTION svc.security_events_with(of_user uuid, of_person uuid, types text[], since timestamp with time zone, before timestamp with time zone, behind uuid, most integer)
 RETURNS SETOF security_events
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  low uuid := coalesce(first_uuid(since - interval '1 hour'), '00000000-0000-0000-0000-000000000000');
  high uuid := least(behind, first_uuid(before + interval '1 hour'), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query select * from security_events e
    where e.tenant = current_tenant() and (types is null or e.type = any (types))
      and (of_user is null or e.user_id = of_user or (e.user_id is null and e.person_id = of_person))
      and e.id >= low and e.id < high and (since is null or e.at >= since) and (before is null or e.at < before)
    order by e.id desc limit most;
end $function$;

CREATE OR REPLACE FUNCTION svc.sessions_of_person(wanted uuid)
 RETURNS SETOF sessions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select * from sessions where person_id = wanted order by id desc $function$;

CREATE OR REPLACE FUNCTION svc.sign_in_providers_of_domain(wanted text)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select p.id, p.name from sign_in_providers p where p.domains @> array[wanted] order by p.name, p.id limit 5;
end $function$;

CREATE OR REPLACE FUNCTION svc.sign_in_providers_of_member(member uuid, domain text)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select p.id, p.name
    from users u join sign_in_providers p on p.tenant_id = u.tenant_id
    where u.person_id = member and u.state = 'Active' and p.domains @> array[domain]
    order by p.name, p.id limit 5;
end $function$;

CREATE OR REPLACE PROCEDURE svc.take_former_writes()
 LANGUAGE plpgsql
AS $procedure$
begin
  if exists (select from processes where kind = 'http' and written_for < 250 and seen_at > now() - interval '30 seconds') then
    return;
  end if;
  revoke all on persons, sessions, invitations, person_factors, person_passkeys, sign_in_tickets from svc_app;
end $procedure$;

CREATE OR REPLACE FUNCTION svc.take_invitation(link text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with taken as (delete from invitations where hash = link and tenant = current_tenant() returning hash)
    select exists (select from taken) $function$;

CREATE OR REPLACE FUNCTION svc.take_recovery_code(person uuid, code text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with taken as (delete from person_factors where person_id = person and kind = 'RecoveryCode' and hash = code returning id)
    select exists (select from taken) $function$;

CREATE OR REPLACE FUNCTION svc.take_sign_in_ticket(ticket text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with taken as (delete from sign_in_tickets where hash = ticket returning hash) select exists (select from taken) $function$;

CREATE OR REPLACE FUNCTION svc.take_step(app uuid, step integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
    with taken as (update person_factors set last_step = step
      where id = app and kind = 'Totp' and (last_step is null or last_step < step) returning id)
    select exists (select from taken) $function$;

CREATE OR REPLACE FUNCTION svc.tenant_of_notification_key(wanted text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return (select tenant_id from einvoice_notification_keys where key_hash = wanted);
end $function$;

CREATE OR REPLACE FUNCTION svc.tenant_of_refresh_token(wanted text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return (select tenant_id from refresh_tokens where hash = wanted);
end $function$;

CREATE OR REPLACE FUNCTION svc.tenants_of_person(wanted uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select u.tenant_id from users u where u.person_id = wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.usage_key(charge_number text, from_date date, to_date date, quantity numeric, mark text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select md5(char_length(charge_number) || ':' || charge_number || ' ' || (from_date - date '2000-01-01') || ' '
      || coalesce((to_date - from_date)::text, '') || ' ' || trim_scale(quantity) || coalesce('=' || mark, ''))::uuid $function$;

CREATE OR REPLACE FUNCTION svc.use_passkey(passkey uuid, counted bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update person_passkeys set counter = counted, used_at = at where id = passkey $function$;

CREATE OR REPLACE FUNCTION svc.use_session(session uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$ update sessions set used_at = at where id = session $function$;

CREATE OR REPLACE FUNCTION svc.users_of_person(wanted uuid)
 RETURNS TABLE(tenant_id uuid, user_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'svc', 'pg_temp'
AS $function$
begin
  return query select u.tenant_id, u.id from users u where u.person_id = wanted;
end $function$;

CREATE OR REPLACE FUNCTION svc.written_columns(of_table text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'svc', 'pg_temp'
AS $function$ select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = format('svc.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = '' $function$;

CREATE OR REPLACE FUNCTION svc.yearly_price(model text, prices jsonb, quantity numeric, price_period text)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
    declare
      units numeric := coalesce(quantity, 0);
      periods integer := case price_period when 'Monthly' then 12 when 'Quarterly' then 4 else 1 end;
      amount numeric := 0;
      above numeric := 0;
      part numeric;
      tier jsonb;
    begin
      if model = 'Rated' or jsonb_array_length(prices) = 0 then return 0; end if;
      if model = 'Flat' then return periods * (prices -> 0 ->> 'price')::numeric; end if;
      if units <= 0 then return 0; end if;
      if model = 'Quantity' then return periods * units * (prices -> 0 ->> 'price')::numeric; end if;
      for tier in select jsonb_array_elements(prices) loop
        part := case when model = 'Volume' then units else least(units, (tier ->> 'toQuantity')::numeric) - above end;
        part := (tier ->> 'price')::numeric * case tier ->> 'priceBase' when 'Flat' then 1 else part end;
        amount := case model when 'Volume' then part else amount + part end;
        above := (tier ->> 'toQuantity')::numeric;
        if above is null or units <= above then return periods * amount; end if;
      end loop;
      return 0;
    end $function$;
