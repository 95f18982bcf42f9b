import { Button } from "../ui/button.tsx"
import { useMedia } from "../ui/media.ts"
import { useReason, useWords } from "./session.tsx"

/** As many as one question names. */
const most = 100

/** Begins something with the rows that are chosen, and says how many they are; not on a phone, where none can be chosen. */
export const PickedButton = ({
  count,
  noun,
  need,
  onClick,
  children,
}: {
  readonly count: number
  /** "drafts": what has to be chosen. */
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
