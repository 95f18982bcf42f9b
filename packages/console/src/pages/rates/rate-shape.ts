import type { components } from "../../api/schema.gen.ts"
import { millisecondsOf } from "../../ui/time.ts"

type Rate = components["schemas"]["ExchangeRateSeries"]["data"][number]

const day = 86_400_000
/** Days without a rate after which the line of daily rates is broken, in milliseconds. */
const gap = 10 * day

export interface RatePoint {
  readonly rate: Rate
  /** First and last moment of what is drawn of it: one and the same of an open rate, and a step of an interval. */
  readonly from: number
  readonly to: number
  /** Only its shape is drawn with this rounded number; words have the digits. */
  readonly value: number
}

export const ratePoints = (rates: readonly Rate[]): readonly RatePoint[] =>
  rates.map((rate) => {
    const [first, exact, , last] = rate
    const from = millisecondsOf(first)
    return { rate, from, to: last === null ? from : millisecondsOf(last) + day, value: Number(String(exact)) }
  })

/** The pieces of a line: it is broken where nothing holds between two rates. */
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
