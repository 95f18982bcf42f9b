import { type CompiledQuery, PostgresQueryCompiler, type ValueNode } from "kysely"
import { ownTenantPlaceholder } from "./own-tenant.ts"

const endsOf = (column: string) => [`${column} = `, `${column}" = `]
const tenants = endsOf("tenant_id")
/** The end of a condition on the owner of rows, before its value. */
const owners = [...tenants, ...endsOf("legal_entity_id")]

const longestOwner = Math.max(...owners.map(({ length }) => length))

/**
 * Hides the value of a tenant or legal entity from the planner by selecting it. The statistics know nothing of a tenant
 * that is newer than the last `analyze`, so PostgreSQL expects no rows of it. Then any index that begins with the
 * tenant looks good enough, and PostgreSQL has read all rows of a tenant to find one primary key. For a selected value
 * it plans as for an average tenant.
 * Also replaces `ownTenant` by the tenant of the statement.
 */
export class HidingQueryCompiler extends PostgresQueryCompiler {
  /**
   * The last characters of the text so far. Searching the whole text of a long statement at each value would be slow.
   */
  #end = ""
  /** The tenant that the statement names. */
  #tenant: unknown

  override compileQuery(...[node, id]: Parameters<PostgresQueryCompiler["compileQuery"]>): CompiledQuery {
    this.#tenant = ownTenantPlaceholder
    const compiled = super.compileQuery(node, id)
    const { parameters } = compiled
    if (!parameters.includes(ownTenantPlaceholder)) return compiled
    const tenant = this.#tenant
    return { ...compiled, parameters: parameters.map((value) => (value === ownTenantPlaceholder ? tenant : value)) }
  }

  protected override append(text: string): void {
    super.append(text)
    this.#end = (this.#end + text).slice(-longestOwner)
  }

  protected override visitValue(node: ValueNode): void {
    const isOwner = node.immediate !== true && owners.some((end) => this.#end.endsWith(end))
    if (isOwner && node.value !== ownTenantPlaceholder && tenants.some((end) => this.#end.endsWith(end)))
      this.#tenant = node.value
    if (isOwner) this.append("(select ")
    super.visitValue(node)
    if (isOwner) this.append("::uuid)")
  }
}
