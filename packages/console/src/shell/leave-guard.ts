import { useBlocker } from "@tanstack/react-router"
import { isUnsaved, mayLeave } from "../ui/unsaved.ts"

interface Place {
  readonly pathname: string
  readonly search: { readonly do?: unknown }
}

/** True for another page, or for closing a dialog that the address names; a filter on the same page loses nothing. */
const isLeft = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || (current.search.do !== undefined && current.search.do !== next.search.do)

/** Asks before entered text is lost by Back, a link, or closing the tab. */
export const useLeaveGuard = (): void =>
  useBlocker({
    shouldBlockFn: ({ current, next }) => isLeft(current as Place, next as Place) && !mayLeave(),
    enableBeforeUnload: () => isUnsaved(),
  })
