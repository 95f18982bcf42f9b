import type { ErrorComponentProps } from "@tanstack/react-router"
import { Button } from "../ui/button.tsx"
import { Page } from "../ui/page.tsx"
import { Empty, Failure } from "../ui/states.tsx"

const isMissingPart = (error: unknown) =>
  error instanceof Error && /dynamically imported module|preload/i.test(error.message)

/** A page that broke. A part that is not there any more belongs to a build before the one that is served now. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) =>
  isMissingPart(error) ? (
    <Page title="A new version is there">
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
    <Page title="This page broke">
      <Failure error={error} onRetry={reset} />
    </Page>
  )
