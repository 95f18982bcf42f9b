import { useBlocker } from "@tanstack/react-router"
import { isUnsaved, mayLeave } from "../ui/unsaved.ts"

interface Place {
  readonly pathname: string
  readonly search: { readonly do?: unknown }
}

/** Another page, or the end of a dialog that the address names; a filter of the same page takes nothing away. */
const isLeft = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || (current.search.do !== undefined && current.search.do !== next.search.do)

/** Asks before Back, a link or the end of the tab takes something typed away. */
export const useLeaveGuard = (): void =>
  useBlocker({
    shouldBlockFn: ({ current, next }) => isLeft(current as Place, next as Place) && !mayLeave(),
    enableBeforeUnload: () => isUnsaved(),
  })
