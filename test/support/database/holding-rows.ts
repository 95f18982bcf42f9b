import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { TestService } from "../service/service.ts"

/**
 * Makes each matching change of a row wait until `release` is called or the work has ended.
 *
 * @param change the trigger's event, such as `before insert on svc.journals`
 * @param when a PL/pgSQL condition on `new` that selects the rows
 */
export const holdingRows = async <A>(
  { databaseUrl, sql }: Pick<TestService, "databaseUrl" | "sql">,
  change: string,
  when: string,
  work: (release: () => Promise<unknown>) => Promise<A>,
): Promise<A> => {
  await sql(`create function svc.wait_turn() returns trigger language plpgsql as
      $$ begin if ${when} then perform pg_advisory_xact_lock_shared(8); end if; return new; end $$;
    create trigger wait_turn ${change} for each row execute function svc.wait_turn()`)
  try {
    return await withClient(databaseUrl, async (client) => {
      await client.query("select pg_advisory_lock(8)")
      return work(() => client.query("select pg_advisory_unlock(8)"))
    })
  } finally {
    await sql("drop function svc.wait_turn cascade")
  }
}
