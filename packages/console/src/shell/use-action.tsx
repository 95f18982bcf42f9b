import { Refusal, useTry } from "../ui/refusal.tsx"

/**
 * An action that a button executes at once, without a question. Place `refusal` beside the button: it shows the reason
 * for a failure until the next attempt. A second press during the action does nothing.
 */
export const useAction = <Args extends readonly unknown[]>(act: (...args: Args) => Promise<unknown>) => {
  const acting = useTry()
  return {
    run: (...args: Args): void => {
      if (!acting.isPending) acting.mutate(() => act(...args))
    },
    busy: acting.isPending,
    refusal: <Refusal of={acting.error} />,
  }
}
