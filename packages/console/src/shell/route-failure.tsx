import type { ErrorComponentProps } from "@tanstack/react-router"
import { useEffect } from "react"
import { Button } from "../ui/button.tsx"
import { Page } from "../ui/page.tsx"
import { Empty, Failure } from "../ui/states.tsx"
import { doesAnswer, ServiceAway } from "./service-away.ts"

const askEveryMs = 3000

/** The page's code could not be loaded; it is loaded again as soon as the service answers. */
const Away = () => {
  useEffect(() => {
    const timer = setInterval(() => void doesAnswer().then((isThere) => isThere && location.reload()), askEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Page title="The service does not answer">
      <Empty>The page loads by itself as soon as the service answers.</Empty>
    </Page>
  )
}

const isMissingPart = (error: unknown) =>
  error instanceof Error && /dynamically imported module|preload/i.test(error.message)

/** A page that failed. Missing code belongs to a build older than the one now served. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) =>
  error instanceof ServiceAway ? (
    <Away />
  ) : isMissingPart(error) ? (
    <Page title="A new version is available">
      <Empty
        action={
          <Button look="primary" onClick={() => location.reload()}>
            Load it
          </Button>
        }
      >
        The console was updated since this tab was opened.
      </Empty>
    </Page>
  ) : (
    <Page title="This page failed">
      <Failure error={error} onRetry={reset} />
    </Page>
  )
