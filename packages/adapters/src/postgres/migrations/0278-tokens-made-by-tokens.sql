-- A personal token that another one made ends with that one; null for those that a person or the operator made, and for those of before.
alter table personal_tokens
  add column made_by uuid,
  add foreign key (tenant_id, made_by) references personal_tokens;
grant select (made_by) on personal_tokens to svc_app;
-- What a token made.
create index personal_tokens_made_by on personal_tokens (tenant_id, made_by) where made_by is not null;

-- Revokes what a token made, by whichever statement or version of the service the token was revoked; what those made follows by the
-- same trigger. A token is held while it makes another one, so that the statement here sees it.
create function revoke_made_tokens() returns trigger language plpgsql as $$
begin
  update personal_tokens set revoked_at = new.revoked_at
  where tenant_id = new.tenant_id and made_by = new.client_id and revoked_at is null;
  return null;
end $$;
create trigger made_tokens after update of revoked_at on personal_tokens
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function revoke_made_tokens();
