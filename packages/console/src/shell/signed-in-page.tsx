import { useEffect } from "react"
import { BarePage } from "./bare-page.tsx"
import { tellReturn } from "./provider-return.ts"

/** The last page of a sign-in at a provider for which another tab waits. */
export const SignedInPage = () => {
  useEffect(tellReturn, [])
  return (
    <BarePage title="You are signed in" lead="Close this tab: the earlier tab continues where it was.">
      <a href={import.meta.env.BASE_URL}>To the overview</a>
    </BarePage>
  )
}
