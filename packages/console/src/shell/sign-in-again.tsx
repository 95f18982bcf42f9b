import { useEffect } from "react"
import { call } from "../api/call.ts"
import type { Me } from "../api/me.ts"
import { Dialog } from "../ui/dialog.tsx"
import { FormActions } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import { useCameBack } from "./came-back.ts"
import { ProviderTab } from "./provider-link.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Over the page when the session ended under it; what was typed stays. */
export const SignInAgain = ({ me, onDone }: { readonly me: Me; readonly onDone: (me: Me) => void }) => {
  const { provider } = me.session
  const look = () => {
    const goOn = (now: Me) => {
      if (now.person.id === me.person.id) onDone(now)
      // Somebody else signed in: this page and what was typed are not theirs.
      else location.assign(import.meta.env.BASE_URL)
    }
    // Still nobody: the dialog stays.
    call("get", "/Me", { background: true }).then(goOn, () => undefined)
  }
  useCameBack(look)
  useFocus(look)
  return (
    <Dialog open onClose={() => {}} title="Your sign-in has ended">
      <Note>What you typed is still there. Sign in again to go on.</Note>
      {provider === undefined ? (
        <SignInForm email={me.person.email} onDone={onDone} />
      ) : (
        <FormActions>
          <ProviderTab provider={provider} isFresh={false} />
        </FormActions>
      )}
    </Dialog>
  )
}

/** Coming back to the tab: another one may have signed in meanwhile. */
const useFocus = (onFocus: () => void) => {
  useEffect(() => {
    addEventListener("focus", onFocus)
    return () => removeEventListener("focus", onFocus)
  }, [onFocus])
}
