import { isValidElement, type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from "react"
import type { Column } from "./column.ts"

/** The space at both ends of a row, as in `table.module.css`. */
const rowPadding = 16

/** The least width of a column in pixels: the first length of its track. */
const leastWidth = ({ width }: Column<never>): number => Number(/(\d+)px/.exec(width)?.[1] ?? 0)

/** The columns that fit into a room: those with the smallest `fold` are left out first, kept ones never. */
const columnsWithin = <Row>(
  columns: readonly Column<Row>[],
  room: number,
  kept: ReadonlySet<string>,
): readonly Column<Row>[] => {
  const foldable = columns
    .filter(({ key, fold }) => fold !== undefined && !kept.has(key))
    .toSorted((one, other) => one.fold! - other.fold!)
  let width = columns.reduce((sum, column) => sum + leastWidth(column), rowPadding)
  const folded = new Set<string>()
  for (const column of foldable) {
    if (width <= room) break
    folded.add(column.key)
    width -= leastWidth(column)
  }
  return columns.filter(({ key }) => !folded.has(key))
}

const isBlank = (node: ReactNode): boolean => {
  if (Array.isArray(node)) return node.every(isBlank)
  if (isValidElement<{ readonly children?: ReactNode }>(node))
    return node.type === "span" && isBlank(node.props.children)
  return node === undefined || node === null || node === "" || typeof node === "boolean"
}

const keyOfList = (label: string) => `svc-columns ${label}`

/** The columns of a list that a person keeps in this browser, although the list has no room for them. */
const useKept = (label: string) => {
  const [kept, setKept] = useState<ReadonlySet<string>>(
    () => new Set((localStorage.getItem(keyOfList(label)) ?? "").split(" ").filter(Boolean)),
  )
  const toggle = (key: string) => {
    const next = new Set(kept)
    if (!next.delete(key)) next.add(key)
    if (next.size === 0) localStorage.removeItem(keyOfList(label))
    else localStorage.setItem(keyOfList(label), [...next].join(" "))
    setKept(next)
  }
  return { kept, toggle }
}

/** The inner width of an element in pixels, known before the first paint; 0 until then. */
const useRoom = (element: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setRoom(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}

interface Fitted<Row> {
  readonly shown: readonly Column<Row>[]
  /** The columns that a person can choose: those without room, and those that were chosen. */
  readonly offered: readonly (Column<Row> & { readonly isShown: boolean })[]
  readonly toggle: (key: string) => void
}

/**
 * The columns of a list that have room beside each other. A foldable column whose cells were all empty so far is left
 * out; it comes as soon as a visible row has a value for it.
 */
export const useFittingColumns = <Row>(
  label: string,
  columns: readonly Column<Row>[],
  list: {
    readonly element: RefObject<HTMLElement | null>
    readonly visible: readonly Row[]
    readonly isPhone: boolean
  },
): Fitted<Row> => {
  const room = useRoom(list.element)
  const { kept, toggle } = useKept(label)
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set())
  const { visible } = list
  useLayoutEffect(() => {
    const more = columns.filter(
      ({ key, fold, cell }) => fold !== undefined && !filled.has(key) && visible.some((row) => !isBlank(cell(row))),
    )
    if (more.length > 0) setFilled(new Set([...filled, ...more.map(({ key }) => key)]))
  }, [columns, visible, filled])
  // The same columns while the list scrolls, so that its rows are not drawn anew.
  const fitted = useMemo(() => {
    if (list.isPhone) return { shown: columns, offered: [] }
    const usable = columns.filter(({ key, fold }) => fold === undefined || filled.has(key) || kept.has(key))
    const shown = room === 0 ? usable : columnsWithin(usable, room, kept)
    const offered = usable
      .map((column) => ({ ...column, isShown: shown.includes(column) }))
      .filter(({ key, isShown }) => !isShown || kept.has(key))
    return { shown, offered }
  }, [list.isPhone, columns, filled, kept, room])
  return { ...fitted, toggle }
}
