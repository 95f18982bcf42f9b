import { useEffect, useState } from "react"
import { sentencesOf } from "../api/refused.ts"
import { makePart } from "./part.ts"
import { whenIdle } from "./when-idle.ts"

/** No toast is shown while the page is first rendered, so the code is loaded later. */
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

/** Shows that something was done; with `undo` it can be undone while it is shown. */
export const say = (text: string, undo?: { readonly label: string; readonly onUndo: () => void }): void => {
  withRoom(({ manager }) => {
    if (undo === undefined) {
      manager.add({ title: text, timeout: 4000 })
      return
    }
    // An undo runs only once.
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

/** Shows why a single click failed. An error of a form or a page is shown there instead. */
export const sayRefusal = (error: unknown): void => {
  withRoom(({ manager }) => manager.add({ title: sentencesOf(error).join(" "), priority: "high", timeout: 12_000 }))
}

/** The place where toasts are shown. */
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
