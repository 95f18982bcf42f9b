import type { Me } from "../api/me.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Note } from "../ui/page.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Over the page when the session ended under it. */
export const SignInAgain = ({
  open,
  email,
  onDone,
}: {
  readonly open: boolean
  readonly email: string
  readonly onDone: (me: Me) => void
}) => (
  <Dialog open={open} onClose={() => {}} title="Your sign-in has ended">
    <Note>What you typed is still there. Sign in again to go on.</Note>
    <SignInForm email={email} onDone={onDone} />
  </Dialog>
)
