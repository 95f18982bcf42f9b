import { useNavigate } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { useEntity } from "./entity.ts"
import { Find } from "./find.tsx"
import css from "./find.module.css"
import { hrefOf, type Place, settingsPlace } from "./navigation.ts"
import { useNavigation } from "./side.tsx"

const own: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["Ctrl K"], "Find"],
  [["/"], "Filter"],
  [["j", "k", "↑", "↓"], "Next and previous row"],
  [["Enter"], "Open the row"],
  [["Esc"], "Close"],
  [["?"], "This sheet"],
]

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Keys of every page; single ones only where nobody types, and not while a dialog is open. */
export const Shortcuts = ({
  isFinding,
  onFind,
}: {
  readonly isFinding: boolean
  readonly onFind: (isOpen: boolean) => void
}) => {
  const [isSheet, setIsSheet] = useState(false)
  const begun = useRef(Number.NEGATIVE_INFINITY)
  const entity = useEntity()
  const navigate = useNavigate()
  const places: readonly Place[] = [...useNavigation().flatMap((group) => group.places), settingsPlace]
  const latest = useRef({ places, entity })
  useEffect(() => {
    latest.current = { places, entity }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault()
        return onFind(true)
      }
      const hasDialog = document.querySelector("[role=dialog],[role=alertdialog],[role=menu]") !== null
      if (event.ctrlKey || event.metaKey || event.altKey || hasDialog || isTyping(event.target)) return
      const to = latest.current.places.find(({ key }) => key === event.key)
      if (performance.now() - begun.current < 1500 && to !== undefined)
        void navigate({ to: hrefOf(to, latest.current.entity) })
      else if (event.key === "g") begun.current = performance.now()
      else if (event.key === "?") setIsSheet(true)
      else if (event.key === "/") document.querySelector<HTMLElement>("[data-filters] input")?.focus()
      else if (event.key === "j" || event.key === "k") {
        if (document.activeElement?.closest("[data-list]") == null)
          document.querySelector<HTMLElement>("[data-list] [role=row][tabindex='0']")?.focus()
        return
      } else return
      event.preventDefault()
    }
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [navigate, onFind])
  return (
    <>
      <Find open={isFinding} onClose={() => onFind(false)} />
      <Dialog open={isSheet} onClose={() => setIsSheet(false)} title="Keys">
        <dl className={css.keys}>
          {[
            ...own,
            ...places.flatMap(({ key, label }): typeof own => (key === undefined ? [] : [[["g", key], label]])),
          ].flatMap(([keys, what]) => [
            <dt key={`${what} keys`}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>,
            <dd key={what}>{what}</dd>,
          ])}
        </dl>
      </Dialog>
    </>
  )
}
