import { useState } from "react"
import type { Column } from "../ui/column.ts"
import css from "./list-page.module.css"

/** Rows of a list that a person selected for an action. */
export interface Picks<Row> {
  readonly chosen: readonly Row[]
  /** The singular "invoice", before the name of the row in its checkbox's label. */
  readonly nounOf: (row: Row) => string
  readonly can: (row: Row) => boolean
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly choose: (rows: readonly Row[]) => void
}

/** Keeps the selection while the list is the same; `list` is a text that identifies the list. */
export const usePicks = <Row extends { readonly id: string }>(
  list: string,
  can: (row: Row) => boolean,
  nounOf: (row: Row) => string,
): Picks<Row> => {
  const [picked, setPicked] = useState({ list, rows: new Map<string, Row>() })
  const rows = picked.list === list ? picked.rows : new Map<string, Row>()
  const keep = (chosen: readonly Row[]) => setPicked({ list, rows: new Map(chosen.map((row) => [row.id, row])) })
  const chosen = [...rows.values()]
  return {
    chosen,
    nounOf,
    can,
    has: ({ id }) => rows.has(id),
    toggle: (row) => {
      if (rows.has(row.id)) keep(chosen.filter(({ id }) => id !== row.id))
      else if (can(row)) keep([...chosen, row])
    },
    choose: keep,
  }
}

/** A checkbox before each selectable row, and one in the heading for all loaded rows. */
export const pickColumn = <Row,>(picks: Picks<Row>, rows: readonly Row[]): Column<Row> => {
  const able = rows.filter(picks.can)
  const isAll = able.length > 0 && able.every(picks.has)
  return {
    key: "pick",
    width: "36px",
    head: (
      <input
        type="checkbox"
        className={css.pick}
        aria-label="Choose all that are loaded"
        checked={isAll}
        disabled={able.length === 0}
        onChange={() => picks.choose(isAll ? [] : able)}
      />
    ),
    cell: (row) =>
      picks.can(row) ? (
        // Not reachable by Tab, so that Tab does not stop at each row; the space bar selects a row too.
        <input
          type="checkbox"
          className={css.pick}
          tabIndex={-1}
          aria-label={`Choose ${picks.nounOf(row)}`}
          checked={picks.has(row)}
          onClick={(event) => event.stopPropagation()}
          onChange={() => picks.toggle(row)}
        />
      ) : null,
  }
}
