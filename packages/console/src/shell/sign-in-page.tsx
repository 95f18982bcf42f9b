import { useQueryClient } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { meKey } from "../api/me.ts"
import { BarePage } from "./bare-page.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Only a path of the console: an address from elsewhere must not be where a sign-in leads. */
const isOwnPath = (to: string | undefined): to is string => to !== undefined && /^\/(?![/\\])/.test(to)

export const SignInPage = () => {
  const { to } = useSearch({ strict: false })
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <BarePage title="Sign in">
      <SignInForm
        onDone={(me) => {
          client.clear()
          client.setQueryData(meKey, me)
          void navigate({ href: isOwnPath(to) ? `/console${to}` : "/console/", replace: true })
        }}
      />
    </BarePage>
  )
}
