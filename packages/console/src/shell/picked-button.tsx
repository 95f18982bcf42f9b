import { Button } from "../ui/button.tsx"
import { useMedia } from "../ui/media.ts"
import { useReason, useWords } from "./session.tsx"

/** The most rows of one action. */
const most = 100

/** Starts an action on the selected rows and shows their number; not on a phone, where rows cannot be selected. */
export const PickedButton = ({
  count,
  noun,
  need,
  onClick,
  children,
}: {
  readonly count: number
  /** The plural "drafts", for the hint about what to select. */
  readonly noun: string
  readonly need: string
  readonly onClick: () => void
  readonly children: string
}) => {
  const { numbers } = useWords()
  const may = useReason()(need)
  const isPhone = useMedia("(width < 700px)")
  const wrong =
    count === 0 ? `choose ${noun} first` : count > most ? `choose at most ${numbers.count(most)}` : undefined
  return isPhone ? null : (
    <>
      <span aria-live="polite">{count === 0 ? "" : `${numbers.count(count)} chosen`}</span>
      <Button reason={may ?? wrong} onClick={onClick}>
        {children}
      </Button>
    </>
  )
}
