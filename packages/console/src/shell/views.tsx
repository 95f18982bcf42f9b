import { useQueryClient } from "@tanstack/react-query"
import { useLocation, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../api/call.ts"
import { meKey } from "../api/me.ts"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, FormButtons, textIn } from "../ui/form.tsx"
import { MoreMenu } from "../ui/menu.tsx"
import { Note } from "../ui/page.tsx"
import { say, sayRefusal } from "../ui/toast.tsx"
import { useMe } from "./session.tsx"

export interface SavedView {
  readonly name: string
  /** A page of the console with its filters: `/console/…?status=Draft`. */
  readonly url: string
}

const base = "/console"

/** The address of a view for the router, which knows pages without `/console`. */
export const hrefOfView = ({ url }: SavedView): string => url.slice(base.length)

/** The views that the person keeps, and their change. */
export const useViews = () => {
  const client = useQueryClient()
  const { views = [] } = useMe().preferences
  const keep = async (changed: readonly SavedView[]) => {
    client.setQueryData(meKey, await call("patch", "/Me", { body: { preferences: { views: [...changed] } } }))
  }
  return [views, keep] as const
}

/** Views of this page: filters under a name of the person's own, opened, kept and taken away. */
export const Views = () => {
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  const [views, keep] = useViews()
  const [isAsked, setIsAsked] = useState(false)
  const path = `${base}${pathname.startsWith(base) ? pathname.slice(base.length) : pathname}`
  const here = `${path}${searchStr}`
  const ofPage = views.filter(({ url }) => url.split("?")[0] === path)
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
                    onSelect: () => void keep(views.filter((each) => each !== current)).catch(sayRefusal),
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
            const name = textIn(data, "name")
            await keep([
              ...views.filter((each) => each.name !== name || each.url.split("?")[0] !== path),
              { name, url: here },
            ])
            setIsAsked(false)
            say(`“${name}” is saved`)
          }}
        >
          {(busy) => (
            <>
              <Note>The page with its filters, under a name of yours. Find has it too.</Note>
              <TextField name="name" label="Name" maxLength={100} autoFocus />
              <FormButtons busy={busy}>Save the view</FormButtons>
            </>
          )}
        </Form>
      </Dialog>
    </>
  )
}
