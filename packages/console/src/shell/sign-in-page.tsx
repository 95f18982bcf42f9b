import type { Me } from "../api/me.ts"
import { Note } from "../ui/page.tsx"
import { BarePage } from "./bare-page.tsx"
import { hrefOf } from "./own-path.ts"
import { SignInForm } from "./sign-in-form.tsx"

export const SignInPage = ({ onIn }: { readonly onIn: (me: Me, href: string) => void }) => {
  const asked = new URLSearchParams(location.search)
  const href = hrefOf(asked.get("to"))
  return (
    <BarePage title="Sign in">
      {asked.get("refused") === "provider" ? (
        <div role="alert">
          <Note>
            The sign-in at the provider failed, or the provider's account is unknown here. If you were invited, open the
            link again and join there; otherwise sign in below.
          </Note>
        </div>
      ) : null}
      <SignInForm to={href} onDone={(me) => onIn(me, href)} />
    </BarePage>
  )
}
