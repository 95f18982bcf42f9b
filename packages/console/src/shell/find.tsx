import { lazy, Suspense, useEffect, useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { Skeleton } from "../ui/states.tsx"

const FindList = lazy(async () => ({ default: (await import("./find-list.tsx")).FindList }))

/** Finds pages and items. Its code is loaded when it is first opened; keys typed meanwhile are kept for its field. */
export const Find = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const [text, setText] = useState("")
  const [isReady, setIsReady] = useState(false)
  const isComing = open && !isReady
  useEffect(() => {
    if (!isComing) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (key.length === 1) setText((typed) => typed + key)
      else if (key === "Backspace") setText((typed) => typed.slice(0, -1))
      else return
      // Otherwise the key would trigger a shortcut of the page or press a button.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener("keydown", onKeyDown, { capture: true })
    return () => removeEventListener("keydown", onKeyDown, { capture: true })
  }, [isComing])
  const close = () => {
    setText("")
    setIsReady(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Find" wide>
      <Suspense fallback={<Skeleton rows={6} />}>
        <FindList text={text} onType={setText} onReady={setIsReady} onClose={close} />
      </Suspense>
    </Dialog>
  )
}
