import { Refusal, useTry } from "../ui/refusal.tsx"

/**
 * What a button does at once, without a question. `refusal` is to stand beside the button: it says why nothing was done until the
 * next try. A second press while it is under way does nothing.
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
