import "./ui/base.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { type ComponentType, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { type Me, meKey, meQuery } from "./api/me.ts"
import { makeQueryClient } from "./api/query-client.ts"
import { whenIdle } from "./ui/when-idle.ts"

/** A page that is shown before the sign-in; it calls `onIn` with the destination of a signed-in person. */
type Door = ComponentType<{ readonly onIn: (me: Me, href: string) => void }>

/** Pages shown before the sign-in need, and load, little of the rest. */
const doors: Readonly<Record<string, () => Promise<Door>>> = {
  "sign-in": async () => (await import("./shell/sign-in-page.tsx")).SignInPage,
  "signed-in": async () => (await import("./shell/signed-in-page.tsx")).SignedInPage,
  invitation: async () => (await import("./shell/invitation-page.tsx")).InvitationPage,
}
const inside = async (): Promise<Door> => {
  const [{ App }] = await Promise.all([import("./app.tsx"), import("./shell/gate.tsx")])
  return App
}
const whatIsHere = (): (() => Promise<Door>) =>
  doors[location.pathname.slice(import.meta.env.BASE_URL.length).replace(/\/$/, "")] ?? inside

const show = async (page: HTMLElement): Promise<void> => {
  const root = createRoot(page)
  const client = makeQueryClient()
  const render = async (): Promise<void> => {
    const load = whatIsHere()
    // Every page inside waits for this answer, so it is requested while the page's parts load.
    if (load === inside) void client.prefetchQuery(meQuery)
    const Shown = await load()
    const goIn = (me: Me, href: string) => {
      client.clear()
      client.setQueryData(meKey, me)
      history.replaceState(null, "", href)
      void render()
    }
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <Shown onIn={goIn} />
        </QueryClientProvider>
      </StrictMode>,
    )
    if (load !== inside) whenIdle(() => void inside().catch(() => undefined))
  }
  await render()
}

const page = document.getElementById("page")
if (page !== null)
  show(page).catch(() => {
    page.textContent = "The console could not be loaded. Load the page again."
  })
