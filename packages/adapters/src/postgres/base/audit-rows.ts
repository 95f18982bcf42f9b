import type { AuditedKind } from "@svc/domain/shared/audited-kinds"
import { changesOf, isShownColumn, memberOf, readMember } from "./audit-changes.ts"
import type { Capture } from "./audit-capture.ts"
import type { Written } from "./audit-written.ts"
import { type Audited, auditedTable } from "./audited-tables.ts"

/** The largest number of changes that a row of the audit log shows (contract G30). */
const mostChanges = 200

/** Objects of a kind beyond this number get one row together: they are no documents but measurements or rates. */
const mostOfAKind = 100
const countedKinds: ReadonlySet<AuditedKind> = new Set(["ExchangeRate", "Usage"])

/**
 * New objects of a kind beyond this number, such as the invoices of a batch, get their rows without members: the objects
 * have the values themselves, and writing them twice would slow a batch by half.
 */
const mostSpelledOut = 20

type Row = Readonly<Record<string, unknown>>

/** A changed object with its changes. */
export interface ChangedObject {
  readonly kind: AuditedKind
  readonly id: string | undefined
  tenantId: string | undefined
  legalEntityId: string | undefined
  number: string | undefined
  /** JSON texts. */
  readonly changes: string[]
  isCut: boolean
  /** True when it was made, removed or changed in a way that only SQL knows. */
  isTouched: boolean
}

const textOf = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return undefined
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** The read rows of the wanted ids, by id. */
const indexRead = ({ read }: Capture, wanted: ReadonlySet<string>): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>()
  if (wanted.size === 0) return found
  for (const rows of read)
    for (const row of rows) {
      const id = row["id"]
      if (typeof id !== "string" || !wanted.has(id)) continue
      const known = found.get(id)
      if (known === undefined) found.set(id, [row])
      else known.push(row)
    }
  return found
}

/** The ids of the changed rows themselves: of objects, or of their parts. */
const ownKey = ({ part, key }: Audited): string => part?.key ?? key ?? "id"

const idsOf = (written: Written, audited: Audited): readonly string[] => {
  const column = ownKey(audited)
  const ids = written.where[column] ?? written.rows.map((row) => row[column])
  return ids.filter((id) => typeof id === "string")
}

/** Collects the objects that a unit of work changed. */
class Objects {
  readonly all = new Map<string, ChangedObject>()
  readonly #before: ReadonlyMap<string, readonly Row[]>
  readonly #brief = new Set<string>()

  constructor(before: ReadonlyMap<string, readonly Row[]>) {
    this.#before = before
  }

  /** The values before of the first read row that has a column. */
  #was(id: string | undefined, column: string): { readonly value: unknown } | undefined {
    for (const row of (id === undefined ? undefined : this.#before.get(id)) ?? []) {
      const value = readMember(row, column)
      if (value !== undefined) return { value }
    }
    return undefined
  }

  /** The changed object of a kind. A part that does not name its object belongs to the only one of the kind. */
  #of(kind: AuditedKind, id: string | undefined): ChangedObject {
    const known = this.all.get(`${kind} ${id ?? ""}`)
    if (known !== undefined) return known
    if (id === undefined) {
      const same = [...this.all.values()].filter((each) => each.kind === kind)
      if (same.length === 1) return same[0]!
    }
    const made: ChangedObject = {
      kind,
      id,
      tenantId: undefined,
      legalEntityId: undefined,
      number: undefined,
      changes: [],
      isCut: false,
      isTouched: false,
    }
    this.all.set(`${kind} ${id ?? ""}`, made)
    return made
  }

  /** Whether a part belongs to an object that was added without its members. */
  isOfBrief({ kind, key }: Audited, row: Row): boolean {
    return key === undefined || this.#brief.has(`${kind} ${textOf(row[key]) ?? ""}`)
  }

  /** Adds a new object without its members. */
  addBriefly({ kind, number }: Audited, id: string | undefined, row: Row): void {
    const object = this.#of(kind, id)
    this.#brief.add(`${kind} ${id ?? ""}`)
    object.isTouched = true
    object.isCut = true
    object.tenantId ??= textOf(row["tenant_id"])
    object.legalEntityId ??= textOf(row["legal_entity_id"])
    object.number ??= number === undefined ? undefined : textOf(row[number])
  }

  /** Adds the changes of one row; `rowId` is its id, `row` has the written values. */
  add({ table, verb, where }: Written, audited: Audited, rowId: string | undefined, row: Row): void {
    const { kind, key, number, part, kept = [] } = audited
    const named = (column: string): unknown => row[column] ?? where[column]?.[0] ?? this.#was(rowId, column)?.value
    const columns = verb === "delete" ? [] : Object.keys(row).filter(isShownColumn)
    if (verb === "update" && columns.every((column) => kept.includes(column))) return
    const id = part === undefined && key !== undefined ? rowId : key === undefined ? undefined : textOf(named(key))
    const object = this.#of(kind, id)
    if (verb !== "update") object.isTouched = true
    object.tenantId ??= textOf(named("tenant_id"))
    object.legalEntityId ??= textOf(named("legal_entity_id"))
    object.number ??= number === undefined ? undefined : textOf(named(number))
    const at = part === undefined ? "" : `${part.list}[${rowId ?? ""}]`
    const keys = new Set([key, part?.key, ...kept])
    for (const column of columns) {
      if (keys.has(column)) continue
      const path = at === "" ? memberOf(column) : `${at}.${memberOf(column)}`
      this.#push(object, changesOf(table, column, path, this.#was(rowId, column), { value: row[column] }))
    }
    if (verb === "delete")
      this.#push(object, [`{"path":${JSON.stringify(at)},"before":${JSON.stringify(rowId ?? null)}}`])
  }

  #push(object: ChangedObject, changes: readonly string[]): void {
    const room = mostChanges - object.changes.length
    object.changes.push(...changes.slice(0, room))
    if (changes.length > room) object.isCut = true
  }
}

/** Objects of a kind of which there may be very many, as one. */
const together = (objects: readonly ChangedObject[]): readonly ChangedObject[] => {
  const many = [...countedKinds].filter((kind) => objects.filter((each) => each.kind === kind).length > mostOfAKind)
  if (many.length === 0) return objects
  return [
    ...objects.filter(({ kind }) => !many.includes(kind)),
    ...many.map((kind): ChangedObject => {
      const same = objects.filter((each) => each.kind === kind)
      const changes = [`{"path":"count","after":${same.length}}`]
      return { ...same[0]!, id: undefined, number: undefined, changes, isCut: true }
    }),
  ]
}

/** The objects that a unit of work changed, with their changes. */
export const changedObjects = (capture: Capture): readonly ChangedObject[] => {
  if (capture.written.length === 0) return []
  const tables = capture.written.map((written) => ({ written, audited: auditedTable(written.table)! }))
  const known = tables.filter(({ written }) => written.verb !== "unknown")
  const wanted = new Set(
    known.flatMap(({ written, audited }) => (written.verb === "insert" ? [] : idsOf(written, audited))),
  )
  const objects = new Objects(indexRead(capture, wanted))
  const inserted = new Map<AuditedKind, number>()
  for (const { written, audited } of known)
    if (written.verb === "insert" && audited.part === undefined)
      inserted.set(audited.kind, (inserted.get(audited.kind) ?? 0) + written.rows.length)
  const isBrief = ({ kind }: Audited) => (inserted.get(kind) ?? 0) > mostSpelledOut
  // Objects come before their parts, which may name only themselves.
  for (const isPart of [false, true])
    for (const { written, audited } of known) {
      if ((audited.part !== undefined) !== isPart) continue
      const column = ownKey(audited)
      if (written.verb === "insert" && isBrief(audited)) {
        for (const row of written.rows)
          if (!isPart) objects.addBriefly(audited, textOf(row[column]), row)
          else if (!objects.isOfBrief(audited, row)) objects.add(written, audited, textOf(row[column]), row)
        continue
      }
      const ids = idsOf(written, audited)
      if (written.verb === "insert" || written.rows.length > 1 || written.rows[0]?.[column] !== undefined)
        for (const row of written.rows) objects.add(written, audited, textOf(row[column]), row)
      else if (ids.length === 0) objects.add(written, audited, undefined, written.rows[0] ?? {})
      else for (const id of ids) objects.add(written, audited, id, written.rows[0] ?? {})
    }
  if (objects.all.size === 0) {
    // Statements that compute their values say only that something changed.
    const told = tables.find(({ written, audited }) => written.verb === "unknown" && audited.isCounted !== true)
    if (told !== undefined) objects.add({ ...told.written, verb: "insert" }, told.audited, undefined, {})
  }
  // A row that was written as it was has not changed.
  return together([...objects.all.values()].filter((each) => each.isTouched || each.changes.length > 0))
}
