import { useState } from "react"
import type { Column } from "../ui/column.ts"
import css from "./list-page.module.css"

/** Rows of a list that somebody chose, to do something with all of them. */
export interface Picks<Row> {
  readonly chosen: readonly Row[]
  /** "invoice": what a checkbox chooses, before the name of the row. */
  readonly nounOf: (row: Row) => string
  readonly can: (row: Row) => boolean
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly choose: (rows: readonly Row[]) => void
}

/** Keeps what is chosen while the list is the same; `list` is another text for every other list. */
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

/** A checkbox before each row that may be chosen, and one over them for all that are loaded. */
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
        // A row is chosen by the space bar as well, so that Tab does not stop at each of them.
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
