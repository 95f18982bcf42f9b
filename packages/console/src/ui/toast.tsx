import { useEffect, useState } from "react"
import { sentencesOf } from "../api/refused.ts"
import { makePart } from "./part.ts"
import { whenIdle } from "./when-idle.ts"

/** Nothing is said while a page is drawn for the first time, so that what says it comes later. */
const toasts = makePart(() => import("./toast-part.tsx"))
let want = () => {}
const { promise: stands, resolve: tellThatItStands } = Promise.withResolvers<void>()

const withRoom = (add: (part: Awaited<ReturnType<typeof toasts.load>>) => void) => {
  want()
  const whenThere = async () => {
    const part = await toasts.load()
    await stands
    add(part)
  }
  void whenThere().catch(() => undefined)
}

/** Says that something was done; with `undo` it can be taken back while it is shown. */
export const say = (text: string, undo?: { readonly label: string; readonly onUndo: () => void }): void => {
  withRoom(({ manager }) => {
    if (undo === undefined) {
      manager.add({ title: text, timeout: 4000 })
      return
    }
    // What is taken back cannot be taken back again.
    const takeBack = () => {
      manager.close(id)
      undo.onUndo()
    }
    const id: string = manager.add({
      title: text,
      timeout: 8000,
      actionProps: { children: undo.label, onClick: takeBack },
    })
  })
}

/** Says why a single click did nothing. An error of a form or a page is told there instead. */
export const sayRefusal = (error: unknown): void => {
  withRoom(({ manager }) => manager.add({ title: sentencesOf(error).join(" "), priority: "high", timeout: 12_000 }))
}

/** Where it is said. */
export const ToastRoom = () => {
  const [isWanted, setIsWanted] = useState(false)
  const part = toasts.use(isWanted)
  useEffect(() => {
    want = () => setIsWanted(true)
    whenIdle(want)
  }, [])
  useEffect(() => (part === undefined ? undefined : tellThatItStands()), [part])
  return part === undefined ? null : <part.ToastRoom />
}
