import { Navigate } from "@tanstack/react-router"
import { Page } from "../ui/page.tsx"
import { Empty } from "../ui/states.tsx"
import { useEntity } from "./entity.ts"

/** Redirects to the last viewed company, or the first one. */
export const Home = () => {
  const entity = useEntity()
  if (entity !== "") return <Navigate to="/$entity" params={{ entity }} replace />
  return (
    <Page title="No company yet">
      <Empty curl={'npm run -s svc -- tenants create --name Tour --legal-entity "Tour AB:SEK:SE"'}>
        A tenant needs a legal entity before anything can be done in it.
      </Empty>
    </Page>
  )
}
