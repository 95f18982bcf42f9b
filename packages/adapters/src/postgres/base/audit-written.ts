import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  type RawBuilder,
  RawNode,
  ReferenceNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from "kysely"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { auditedTable } from "./audited-tables.ts"

type Values = Readonly<Record<string, unknown>>

/** A change that a statement makes to the rows of a table, as far as the statement itself says it. */
export interface Written {
  readonly table: string
  /** `unknown` for a statement that computes its values in SQL. */
  readonly verb: "insert" | "update" | "delete" | "unknown"
  /** The written columns; of an update one row, or rows with their ids. */
  readonly rows: readonly Values[]
  /** The values that the columns of its condition must have. */
  readonly where: Readonly<Record<string, readonly unknown[]>>
}

/** A value in a statement; `undefined` for one that SQL computes. */
type Slot = { readonly value: unknown } | undefined

/** The change that a statement makes, before its values are known. */
export interface Shape {
  readonly table: string
  readonly verb: Written["verb"]
  readonly rows: readonly (readonly (readonly [string, Slot])[])[]
  readonly where: readonly (readonly [string, readonly Slot[]])[]
  /** The rows that a parameter of the statement was made from. */
  readonly tagged?: readonly Values[]
}

/** The rows behind a part of a statement that sends them as one parameter. */
const taggedRows = new WeakMap<OperationNode, readonly Values[]>()

/** Remembers the rows that a part of a statement sends. */
export const tagRows = <R extends RawBuilder<unknown>>(part: R, rows: readonly Values[]): R => {
  taggedRows.set(part.toOperationNode(), rows)
  return part
}

const tableOf = (node: OperationNode | undefined): string | undefined => {
  if (node === undefined) return undefined
  if (AliasNode.is(node)) return tableOf(node.node)
  return TableNode.is(node) ? node.table.identifier.name : undefined
}

const columnOf = (node: OperationNode): string | undefined => {
  if (ReferenceNode.is(node)) return columnOf(node.column)
  return ColumnNode.is(node) ? node.column.name : undefined
}

const slotOf = (node: OperationNode): Slot => {
  if (ValueNode.is(node)) return { value: node.value }
  if (!RawNode.is(node)) return undefined
  const { sqlFragments, parameters } = node
  const [before, behind = ""] = sqlFragments
  const isCast = before === "" && (behind === "" || behind.startsWith("::"))
  return parameters.length === 1 && isCast ? slotOf(parameters[0]!) : undefined
}

/** The equalities that all rows of a condition meet. */
const equalities = (node: OperationNode | undefined): Shape["where"] => {
  if (node === undefined) return []
  if (WhereNode.is(node)) return equalities(node.where)
  if (ParensNode.is(node)) return equalities(node.node)
  if (AndNode.is(node)) return [...equalities(node.left), ...equalities(node.right)]
  if (RawNode.is(node)) {
    const column = /^(?:\w+\.)?(\w+) = any\($/.exec(node.sqlFragments[0] ?? "")?.[1]
    return column === undefined || node.parameters[0] === undefined ? [] : [[column, [slotOf(node.parameters[0])]]]
  }
  if (!BinaryOperationNode.is(node) || !OperatorNode.is(node.operator)) return []
  const column = columnOf(node.leftOperand)
  const right = node.rightOperand
  if (column === undefined) return []
  if (node.operator.operator === "=") return [[column, [slotOf(right)]]]
  if (node.operator.operator !== "in" || !PrimitiveValueListNode.is(right)) return []
  return [[column, right.values.map((value) => ({ value }))]]
}

const insertedRows = ({ columns = [], values }: InsertQueryNode): Shape["rows"] => {
  if (values === undefined || !ValuesNode.is(values)) return []
  const names = columns.map((column) => column.column.name)
  return values.values.map((row) =>
    names.map((name, index): readonly [string, Slot] => [
      name,
      PrimitiveValueListNode.is(row) ? { value: row.values[index] } : slotOf(row.values[index]!),
    ]),
  )
}

const shapes = new LRUCache<string, Pick<Shape, "table" | "verb"> | "none">(atMost(2_000))
const changing = /(?<!\bno key |\bdo |\bfor )\b(insert into|update|delete from)\s+"?([a-z_]+)"?/gi

/** The first audited table that a statement in SQL changes. */
const tableInText = (text: string): Pick<Shape, "table" | "verb"> | undefined => {
  const known = shapes.get(text)
  if (known !== undefined) return known === "none" ? undefined : known
  let found: Pick<Shape, "table" | "verb"> | undefined
  for (const [, verb = "", table = ""] of text.matchAll(changing)) {
    if (auditedTable(table) === undefined) continue
    const word = verb.toLowerCase().split(" ")[0] as Written["verb"]
    found = { table, verb: word }
    break
  }
  shapes.set(text, found ?? "none")
  return found
}

const shapeInText = (node: RawNode, text: string): Shape | undefined => {
  const found = tableInText(text)
  if (found === undefined) return undefined
  const tagged = node.parameters.map((each) => taggedRows.get(each)).find((rows) => rows !== undefined)
  return tagged === undefined
    ? { table: found.table, verb: "unknown", rows: [], where: [] }
    : { ...found, rows: [], where: [], tagged }
}

/** The change that a compiled statement makes to an audited table; `undefined` for any other statement. */
export const shapeOf = ({ query, sql }: Pick<CompiledQuery, "query" | "sql">): Shape | undefined => {
  const node: OperationNode = query
  if (RawNode.is(node)) return shapeInText(node, sql)
  const isUpdate = UpdateQueryNode.is(node)
  const isInsert = InsertQueryNode.is(node)
  if (!isUpdate && !isInsert && !DeleteQueryNode.is(node)) return undefined
  const table = tableOf(isUpdate ? node.table : isInsert ? node.into : node.from.froms[0])
  if (table === undefined || auditedTable(table) === undefined) return undefined
  if (isInsert) return { table, verb: "insert", rows: insertedRows(node), where: [] }
  const where = equalities(node.where)
  if (!isUpdate) return { table, verb: "delete", rows: [], where }
  const { updates = [] } = node
  const row = updates.map(({ column, value }) => [columnOf(column) ?? "", slotOf(value)] as const)
  return { table, verb: "update", rows: [row], where }
}

/** The change with its values; `resolve` gives the value behind a placeholder. */
export const fill = (shape: Shape, resolve: (value: unknown) => unknown): Written => {
  const { table, verb, tagged } = shape
  const rows =
    tagged ??
    shape.rows.map((row) => {
      const values: Record<string, unknown> = {}
      for (const [name, slot] of row) if (slot !== undefined) values[name] = resolve(slot.value)
      return values
    })
  const where: Record<string, readonly unknown[]> = {}
  for (const [name, slots] of shape.where) {
    const values = slots.flatMap((slot) => (slot === undefined ? [] : [resolve(slot.value)])).flat()
    if (values.length > 0) where[name] = values
  }
  return { table, verb, rows, where }
}
