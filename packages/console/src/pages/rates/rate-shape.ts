import type { components } from "../../api/schema.gen.ts"
import { millisecondsOf } from "../../ui/time.ts"

type Rate = components["schemas"]["ExchangeRateSeries"]["data"][number]

const day = 86_400_000
/** The line of daily rates is interrupted after this time without a rate, in milliseconds. */
const gap = 10 * day

export interface RatePoint {
  readonly rate: Rate
  /** Start and end of the drawn rate: the same for an open rate, a step for an interval. */
  readonly from: number
  readonly to: number
  /** A rounded number for drawing only; texts show all digits. */
  readonly value: number
}

export const ratePoints = (rates: readonly Rate[]): readonly RatePoint[] =>
  rates.map((rate) => {
    const [first, exact, , last] = rate
    const from = millisecondsOf(first)
    return { rate, from, to: last === null ? from : millisecondsOf(last) + day, value: Number(String(exact)) }
  })

/** The pieces of a line, which is interrupted where no rate is valid. */
export const ratePieces = (points: readonly RatePoint[]): readonly (readonly (readonly [number, number])[])[] => {
  const pieces: [number, number][][] = []
  let before: RatePoint | undefined
  for (const point of points) {
    const isStep = before !== undefined && before.to > before.from
    const isApart = before === undefined || point.from - before.to > (isStep ? 0 : gap)
    if (isApart) pieces.push([])
    pieces.at(-1)!.push([point.from, point.value])
    if (point.to > point.from) pieces.at(-1)!.push([point.to, point.value])
    before = point
  }
  return pieces
}
