import { useQueryClient } from "@tanstack/react-query"
import { useLocation, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../api/call.ts"
import { type Me, meKey } from "../api/me.ts"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, FormButtons } from "../ui/form.tsx"
import { MoreMenu } from "../ui/menu.tsx"
import { Note } from "../ui/page.tsx"
import { say, sayRefusal } from "../ui/toast.tsx"
import { useMe } from "./session.tsx"
import { textIn } from "../ui/typed.ts"

export interface SavedView {
  readonly name: string
  /** A page of the console with its filters: `/console/…?status=Draft`. */
  readonly url: string
}

const base = "/console"

/** The address of a view for the router, which uses paths without `/console`. */
export const hrefOfView = ({ url }: SavedView): string => url.slice(base.length)

const pageOf = ({ url }: SavedView): string | undefined => url.split("?")[0]

/** Names are unique per page. */
const areSame = (one: SavedView, other: SavedView) => one.name === other.name && pageOf(one) === pageOf(other)

/** The person's saved views, and functions that change them; a change applies to the views stored at that time. */
export const useViews = () => {
  const client = useQueryClient()
  const { views = [] } = useMe().preferences
  const keep = async (change: (now: readonly SavedView[]) => readonly SavedView[]) => {
    const now = client.getQueryData<Me>(meKey)?.preferences.views ?? []
    client.setQueryData(meKey, await call("patch", "/Me", { body: { preferences: { views: [...change(now)] } } }))
  }
  return [views, keep] as const
}

/** Deletes a view at once; while the message is shown, an undo restores it in its place. */
const useForget = () => {
  const [views, keep] = useViews()
  const bringBack = async (view: SavedView, place: number) => {
    await keep((now) => (now.some((each) => areSame(each, view)) ? now : now.toSpliced(place, 0, view)))
    say(`“${view.name}” is back`)
  }
  return async (view: SavedView) => {
    const place = views.indexOf(view)
    await keep((now) => now.filter((each) => !areSame(each, view)))
    say(`“${view.name}” is forgotten`, {
      label: "Undo",
      onUndo: () => void bringBack(view, place).catch(sayRefusal),
    })
  }
}

/** Saved views of this page: filters with a name, which can be opened, saved and deleted. */
export const Views = () => {
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  const [views, keep] = useViews()
  const forget = useForget()
  const [isAsked, setIsAsked] = useState(false)
  const path = `${base}${pathname.startsWith(base) ? pathname.slice(base.length) : pathname}`
  const here = `${path}${searchStr}`
  const ofPage = views.filter((view) => pageOf(view) === path)
  const current = ofPage.find(({ url }) => url === here)
  return (
    <>
      <MoreMenu
        label="Saved views"
        look="plain"
        groups={[
          ofPage.map((view) => ({
            label: view.name,
            icon: view === current ? ("check" as const) : ("eye" as const),
            onSelect: () => void navigate({ to: hrefOfView(view) }),
          })),
          [
            {
              label: "Save this view…",
              icon: "plus" as const,
              reason: current === undefined ? undefined : "it is saved",
              onSelect: () => setIsAsked(true),
            },
            ...(current === undefined
              ? []
              : [
                  {
                    label: `Forget “${current.name}”`,
                    icon: "trash" as const,
                    onSelect: () => void forget(current).catch(sayRefusal),
                  },
                ]),
          ],
        ]}
      />
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} title="Save this view">
        <Form
          label="View"
          named={{ "preferences.views": "name" }}
          onSend={async (data) => {
            const view = { name: textIn(data, "name"), url: here }
            await keep((now) => [...now.filter((each) => !areSame(each, view)), view])
            setIsAsked(false)
            say(`“${view.name}” is saved`)
          }}
        >
          {(busy) => (
            <>
              <Note>Saves the page with its filters under a name. Find lists it too.</Note>
              <TextField name="name" label="Name" maxLength={100} autoFocus />
              <FormButtons busy={busy}>Save the view</FormButtons>
            </>
          )}
        </Form>
      </Dialog>
    </>
  )
}
