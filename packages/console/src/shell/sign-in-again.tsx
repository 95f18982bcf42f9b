import { useEffect } from "react"
import { call } from "../api/call.ts"
import type { Me } from "../api/me.ts"
import { Dialog } from "../ui/dialog.tsx"
import { FormActions } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import { useReturn } from "./provider-return.ts"
import { ProviderTab } from "./provider-link.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Shown over the page when its session has ended; typed text stays. */
export const SignInAgain = ({ me, onDone }: { readonly me: Me; readonly onDone: (me: Me) => void }) => {
  const { provider } = me.session
  const look = () => {
    const goOn = (now: Me) => {
      if (now.person.id === me.person.id) onDone(now)
      // Another person signed in, to whom this page and its text do not belong.
      else location.assign(import.meta.env.BASE_URL)
    }
    // Nobody has signed in yet, so the dialog stays.
    call("get", "/Me", { background: true }).then(goOn, () => undefined)
  }
  useReturn(look)
  useFocus(look)
  return (
    <Dialog open onClose={() => {}} title="Your sign-in has ended">
      <Note>Your input is still there. Sign in again to continue.</Note>
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

/** When the tab gets the focus, another tab may have signed in meanwhile. */
const useFocus = (onFocus: () => void) => {
  useEffect(() => {
    addEventListener("focus", onFocus)
    return () => removeEventListener("focus", onFocus)
  }, [onFocus])
}
