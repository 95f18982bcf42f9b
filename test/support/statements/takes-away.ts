import { type AlterTableCmd, loadModule, type Node, parseSync } from "libpg-query"

/** Kinds of objects that a running service does not name in its statements. */
const unnamed = new Set(["OBJECT_INDEX", "OBJECT_POLICY", "OBJECT_TRIGGER"])
const dynamic = /\b(?:drop\s+(?!not\s+null|constraint|index|policy|trigger)\w+|rename|set\s+not\s+null)\b/giu

const nameOf = (node: Node | undefined): string => {
  if (node === undefined) return ""
  if ("String" in node) return node.String.sval ?? ""
  if ("List" in node) return nameOf(node.List.items?.at(-1))
  return "ObjectWithArgs" in node ? nameOf(node.ObjectWithArgs.objname?.at(-1)) : ""
}

/** The tables and functions that the migration itself makes. No running service uses them, or their former version. */
const madeBy = (statements: readonly Node[]): ReadonlySet<string> =>
  new Set(
    statements.map((node) => {
      if ("CreateStmt" in node) return node.CreateStmt.relation?.relname ?? "nothing"
      if ("CreateTableAsStmt" in node) return node.CreateTableAsStmt.into?.rel?.relname ?? "nothing"
      return "CreateFunctionStmt" in node ? nameOf(node.CreateFunctionStmt.funcname?.at(-1)) : "nothing"
    }),
  )

const isFilled = (kind: string | undefined): boolean =>
  kind === "CONSTR_DEFAULT" || kind === "CONSTR_GENERATED" || kind === "CONSTR_IDENTITY"

const ofCommand = ({ subtype, name, def }: AlterTableCmd): string | undefined => {
  if (subtype === "AT_DropColumn") return `drops the column ${name}`
  if (subtype === "AT_SetNotNull") return `sets ${name} not null`
  if (subtype === "AT_AlterColumnType") return `changes the type of ${name}`
  if (def === undefined) return subtype === "AT_ColumnDefault" ? `drops the default of ${name}` : undefined
  if (subtype === "AT_AddConstraint" && "Constraint" in def) {
    const { contype, conname, skip_validation } = def.Constraint
    const reads = contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN"
    return reads && skip_validation !== true ? `reads all rows for ${conname ?? "a constraint"}` : undefined
  }
  if (subtype !== "AT_AddColumn" || !("ColumnDef" in def)) return undefined
  const kinds = (def.ColumnDef.constraints ?? []).map((each) =>
    "Constraint" in each ? each.Constraint.contype : undefined,
  )
  if (kinds.includes("CONSTR_CHECK")) return `reads all rows for ${def.ColumnDef.colname}`
  const needed = kinds.includes("CONSTR_NOTNULL") || kinds.includes("CONSTR_PRIMARY")
  return needed && !kinds.some(isFilled) ? `adds the column ${def.ColumnDef.colname} without a default` : undefined
}

/**
 * Reads migrations with PostgreSQL's own grammar, and finds everything that each removes from running processes of the
 * previous version. They lose a table too while PostgreSQL reads all its rows under a lock, which a constraint that is
 * not marked `not valid` makes it do.
 */
export const makeTakenAway = async () => {
  await loadModule()
  return (text: string): readonly string[] => {
    const statements = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => stmt ?? [])
    const made = madeBy(statements)
    return statements.flatMap((node): readonly string[] => {
      if ("DropStmt" in node) {
        const { objects = [], removeType = "" } = node.DropStmt
        const names = unnamed.has(removeType) ? [] : objects.map(nameOf).filter((name) => !made.has(name))
        return names.map((name) => `drops ${name}`)
      }
      if ("RenameStmt" in node) {
        const { relation, renameType, subname } = node.RenameStmt
        const hidden = renameType === "OBJECT_INDEX" || renameType === "OBJECT_TABCONSTRAINT"
        return hidden || made.has(relation?.relname ?? "")
          ? []
          : [`renames ${subname ?? relation?.relname ?? "something"}`]
      }
      if ("AlterTableStmt" in node) {
        const { relation, cmds = [] } = node.AlterTableStmt
        if (made.has(relation?.relname ?? "")) return []
        return cmds.flatMap((each) => ("AlterTableCmd" in each ? (ofCommand(each.AlterTableCmd) ?? []) : []))
      }
      if (!("DoStmt" in node)) return []
      return [...JSON.stringify(node.DoStmt.args).matchAll(dynamic)].map(([what]) => `runs ${what}`)
    })
  }
}
