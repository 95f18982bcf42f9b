/** The fault of one request. */
export type Fault =
  | {
      readonly _tag: "Answer"
      readonly status: number
      readonly json?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  /** An answer that is not JSON. */
  | { readonly _tag: "Text"; readonly text: string; readonly status?: number }
  /** The connection is cut, and the request is not carried out. */
  | { readonly _tag: "CutBefore" }
  /** The request is carried out, and its answer is lost. */
  | { readonly _tag: "CutAfter" }
  /** The request is carried out, and no answer is ever sent. */
  | { readonly _tag: "Hang" }
  | { readonly _tag: "Wait"; readonly milliseconds: number }
  | { readonly _tag: "Change"; readonly change: (json: unknown) => unknown }

/**
 * Faults for coming requests, by route; each is used once, in the order in which it was added. For all other requests,
 * faults can be chosen by a function.
 */
export const makeFaults = () => {
  const never = (): Fault | undefined => undefined
  let choose: (name: string) => Fault | undefined = never
  const waiting: { readonly matches: (name: string) => boolean; readonly fault: Fault }[] = []
  return {
    add: (route: string, ...faults: readonly Fault[]) => {
      const pattern = new RegExp(`^${route.replaceAll(/[.*/]/g, (each) => (each === "*" ? "[^/]+" : `\\${each}`))}$`)
      for (const fault of faults) waiting.push({ matches: (name) => pattern.test(name), fault })
    },
    chooseBy: (by: typeof choose) => {
      choose = by
    },
    clear: () => {
      waiting.splice(0)
      choose = never
    },
    take: (name: string): Fault | undefined => {
      const index = waiting.findIndex(({ matches }) => matches(name))
      return index === -1 ? choose(name) : waiting.splice(index, 1)[0]!.fault
    },
  }
}
