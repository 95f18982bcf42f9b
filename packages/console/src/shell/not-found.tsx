import { Link } from "@tanstack/react-router"
import { Page } from "../ui/page.tsx"
import { Empty } from "../ui/states.tsx"

export const NotFound = () => (
  <Page title="Nothing is here">
    <Empty action={<Link to="/">To the overview</Link>}>No page has this address.</Empty>
  </Page>
)
