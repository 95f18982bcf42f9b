import { useQuery } from "@tanstack/react-query"
import { type AnswerOf, call } from "../../api/call.ts"
import { difference } from "../../api/exact.ts"
import { useEntity } from "../../shell/entity.ts"
import { nameOf, type Period, placeOf } from "./period.ts"

type Recognition = AnswerOf<"post", "/AccountingPeriods/{year}/{period}/RecognizeRevenue">

/** The unrecognised revenue of one month. */
interface WaitingMonth extends Pick<Recognition, "amount" | "items"> {
  readonly period: Period
}

const path = "/AccountingPeriods/{year}/{period}/RecognizeRevenue" as const

/** The revenue that the service would recognise up to the end of a month; nothing is written (contract D5). */
const dryRun = (legalEntity: string, through: Period, signal?: AbortSignal): Promise<Recognition> =>
  call("post", path, { path: placeOf(through), body: { dryRun: true }, legalEntity, background: true, signal })

/** The unrecognised revenue of open months, month by month: `months` are in order and end with the requested month. */
export const useWaitingRevenue = (months: readonly Period[], isAsked: boolean) => {
  const legalEntity = useEntity()
  return useQuery<readonly WaitingMonth[], Error>({
    queryKey: [legalEntity, path, "dry run", months.map(nameOf)],
    enabled: isAsked,
    // Always fetched again, because the figures are shown before an irreversible action.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found: WaitingMonth[] = []
      let before: Pick<Recognition, "amount" | "items"> = { items: 0, amount: 0 }
      for (const period of months) {
        // A dry run counts from the first month on, so the revenue of a month is the difference to the month before.
        const through = await dryRun(legalEntity, period, signal)
        const [items, amount] = [through.items - before.items, difference(through.amount, before.amount)]
        found.push({ period, items, amount })
        before = through
      }
      return found
    },
  })
}

/** The number of items left while they are recognised; requested every second. */
export const useItemsLeft = (through: Period, isRunning: boolean): number | undefined => {
  const legalEntity = useEntity()
  const { data } = useQuery({
    queryKey: [legalEntity, path, "left", nameOf(through)],
    enabled: isRunning,
    gcTime: 0,
    refetchInterval: 1000,
    queryFn: async ({ signal }) => (await dryRun(legalEntity, through, signal)).items,
  })
  return isRunning ? data : undefined
}
