import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { knowsPasskeys } from "../api/passkeys.ts"
import { sentencesOf } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { Note } from "../ui/page.tsx"
import { fullWidth } from "./bare-page.tsx"

/** A button that uses a passkey; hidden when the browser does not support passkeys. */
export const PasskeyButton = <A,>({
  ask,
  onDone,
  wide = false,
  children,
}: {
  readonly ask: () => Promise<A>
  readonly onDone: (answer: A) => void
  readonly wide?: boolean
  readonly children: ReactNode
}) => {
  const asking = useMutation({ mutationFn: ask, onSuccess: onDone })
  if (!knowsPasskeys()) return null
  return (
    <>
      <Button
        icon="key"
        large={wide}
        className={wide ? fullWidth : undefined}
        busy={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {children}
      </Button>
      <div aria-live="polite">{asking.isError ? <Note>{sentencesOf(asking.error).join(" ")}</Note> : null}</div>
    </>
  )
}
