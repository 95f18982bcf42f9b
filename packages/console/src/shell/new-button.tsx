import { useNavigate } from "@tanstack/react-router"
import { Button } from "../ui/button.tsx"
import { useEntity } from "./entity.ts"
import { useReason } from "./session.tsx"

/** The button from a list to the page that makes a new item. */
export const NewButton = ({
  noun,
  to,
  need,
}: {
  readonly noun: string
  /** The page of the list, in the company. */
  readonly to: string
  readonly need: Parameters<ReturnType<typeof useReason>>[0]
}) => {
  const entity = useEntity()
  const navigate = useNavigate()
  return (
    <Button
      look="primary"
      icon="plus"
      reason={useReason()(need)}
      onClick={() => void navigate({ to: `/${entity}/${to}/new` })}
    >
      New {noun}
    </Button>
  )
}
