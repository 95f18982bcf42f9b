import { useNavigate } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { copyText } from "../ui/copy-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { findKeys, isForPage } from "../ui/keys.ts"
import { useEntity } from "./entity.ts"
import { Find } from "./find.tsx"
import css from "./find.module.css"
import { hrefOf, type Place, settingsPlace } from "./navigation.ts"
import { useMe } from "./session.tsx"
import { useNavigation } from "./side.tsx"

const own: readonly (readonly [keys: readonly string[], what: string])[] = [
  [[findKeys], "Find"],
  [["/"], "Filter"],
  [["j", "k", "↑", "↓"], "Next and previous row"],
  [["Enter"], "Open the row"],
  [["Space"], "Choose the row, where rows are chosen"],
  [["c"], "Copy the id of the row, or of the open item"],
  [["r"], "Send the open item again"],
  [["Esc"], "Close, or leave a filter"],
  [["?"], "This sheet"],
]

/** The id of the open item, which ends the address. */
const openId = () => /\/([0-9a-f-]{36})$/.exec(location.pathname)?.[1]

/**
 * Keyboard shortcuts of every page. Single keys work only outside text fields and dialogs, and unless the person
 * disabled them.
 */
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
  const hasSingle = useMe().preferences.singleKeys !== false
  const latest = useRef({ places, entity, hasSingle })
  useEffect(() => {
    latest.current = { places, entity, hasSingle }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault()
        return onFind(true)
      }
      if (!latest.current.hasSingle || !isForPage(event)) return
      const id = openId()
      const to = latest.current.places.find(({ key }) => key === event.key)
      const isSecond = performance.now() - begun.current < 1500
      begun.current = Number.NEGATIVE_INFINITY
      if (isSecond && to !== undefined) void navigate({ to: hrefOf(to, latest.current.entity) })
      else if (event.key === "g") begun.current = performance.now()
      else if (event.key === "?") setIsSheet(true)
      else if (event.key === "/") document.querySelector<HTMLElement>("[data-filters] input")?.focus()
      else if (event.key === "c" && id !== undefined && !event.defaultPrevented) void copyText(id, "Id copied")
      else if (event.key === "r") document.querySelector<HTMLElement>("[data-key=r]")?.click()
      else if (event.key === "j" || event.key === "k") {
        if (document.activeElement?.closest("[data-list] tbody") == null)
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
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the window is low */}
        <dl className={css.keys} tabIndex={0}>
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
