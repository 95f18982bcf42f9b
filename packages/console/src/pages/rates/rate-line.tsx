import { scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import { useRef } from "react"
import { useAsk } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { millisecondsOf } from "../../ui/time.ts"
import { useWidth } from "../../ui/use-width.ts"
import css from "./rate-line.module.css"

const height = 120
const edge = 20
/** Days without a rate after which the line is broken, in milliseconds. */
const gap = 10 * 86_400_000

interface Point {
  readonly at: number
  readonly value: number
  readonly isBroken: boolean
}

/** The last year of a currency as a line: only its shape is drawn with rounded numbers, the list has the digits. */
export const RateLine = ({ currency }: { readonly currency: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const { time, numbers } = useWords()
  const { data } = useAsk("/ExchangeRate/Series", { query: { Currency: currency } })
  const rates = data?.data ?? []
  const points = rates.map(([day, rate], index): Point => {
    const at = millisecondsOf(day)
    const before = rates[index - 1]
    return { at, value: Number(String(rate)), isBroken: before !== undefined && at - millisecondsOf(before[0]) > gap }
  })
  const values = points.map(({ value }) => value)
  const x = scaleLinear([points[0]?.at ?? 0, points.at(-1)?.at ?? 1], [0, width])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - edge, 6])
  const path = line<Point>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value))
  // A gap is shown as a gap.
  const pieces: Point[][] = []
  for (const point of points) {
    if (point.isBroken || pieces.length === 0) pieces.push([])
    pieces.at(-1)!.push(point)
  }
  const last = rates.at(-1)
  const words =
    last === undefined
      ? `No rate of ${currency} in the last year`
      : `${currency} in the last year: ${numbers.exact(last[1])} ${data?.toCurrency ?? ""} since ${time.date(last[0])}`
  return (
    <div ref={place} className={css.chart}>
      <p>{words}</p>
      {points.length < 2 ? null : (
        <svg width={width} height={height} role="img" aria-label={words}>
          {pieces.map((piece) => (
            <path key={piece[0]!.at} d={path(piece) ?? ""} className={css.line} />
          ))}
          <text x={0} y={height - 4} className={css.label}>
            {time.date(rates[0]![0])}
          </text>
          <text x={width} y={height - 4} textAnchor="end" className={css.label}>
            {time.date(last![0])}
          </text>
        </svg>
      )}
    </div>
  )
}
