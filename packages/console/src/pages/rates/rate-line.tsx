import { scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import { useAsk } from "../../shell/ask.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import layout from "../../ui/layout.module.css"
import { isoBefore } from "../../ui/time.ts"
import { useWidth } from "../../ui/use-width.ts"
import css from "./rate-line.module.css"
import { type RatePoint, ratePieces, ratePoints } from "./rate-shape.ts"

const height = 160
const edge = 20
/** Up to this many rates get a mark for their source. */
const marked = 60

const spans = [
  ["1m", "1 month", "month", 31],
  ["1y", "1 year", "year", 366],
  ["5y", "5 years", "5 years", 1827],
  ["25y", "25 years", "25 years", 9132],
] as const

/** The rates of a currency as a line: daily rates are connected, rates of an interval are steps, and gaps stay open. */
export const RateLine = ({ currency, range = "1y" }: { readonly currency: string; readonly range?: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const change = useChangeSearch()
  const { time, numbers } = useWords()
  const [at, setAt] = useState<number>()
  const [chosen, , name, days] = spans.find(([key]) => key === range) ?? spans[1]
  const [from] = isoBefore(days * 86_400).split("T")
  const { data } = useAsk("/ExchangeRate/Series", { query: { Currency: currency, From: from! } })
  const points = ratePoints(data?.data ?? [])
  const values = points.map(({ value }) => value)
  const x = scaleLinear([points[0]?.from ?? 0, points.at(-1)?.to ?? 1], [6, Math.max(6, width - 6)])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - edge - 6, 16])
  const path = line<readonly [number, number]>()
    .x(([moment]) => x(moment))
    .y(([, value]) => y(value))
  const wordsOf = ({ rate: [day, exact, source, last] }: RatePoint) =>
    `${time.date(day)}${last === null ? "" : ` – ${time.date(last)}`}: ${numbers.exact(exact)} ${data?.toCurrency ?? ""}, ${source}`
  const last = points.at(-1)
  const label =
    last === undefined
      ? data === undefined
        ? ""
        : `No rate of ${currency} in the last ${name}`
      : `${currency} in the last ${name}, ${numbers.count(points.length)} rates${data?.weekly === true ? ", the last of each week" : ""}`
  const move = (to: number) => setAt(Math.min(points.length - 1, Math.max(0, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    if (by === 0 || points.length === 0) return
    event.preventDefault()
    move((at ?? points.length - 1) + by)
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<SVGElement>) => {
    const moment = x.invert(clientX - currentTarget.getBoundingClientRect().left)
    const next = points.findIndex((point) => point.from > moment)
    move(next === -1 ? points.length - 1 : next - 1)
  }
  const read = at === undefined ? last : (points[at] ?? last)
  return (
    <div ref={place} className={css.chart}>
      <div className={css.head}>
        <p>{label}</p>
        <span className={layout.buttons} role="group" aria-label="Range">
          {spans.map(([key, word]) => (
            <Button key={key} look="plain" aria-pressed={key === chosen} onClick={() => change({ range: key })}>
              {word}
            </Button>
          ))}
        </span>
      </div>
      {points.length < 2 ? null : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys read it
        <div tabIndex={0} role="img" aria-label={label} onKeyDown={onKeyDown} onBlur={() => setAt(undefined)}>
          <svg width={width} height={height} onPointerMove={onPointerMove} onPointerLeave={() => setAt(undefined)}>
            <line x1={0} x2={width} y1={height - edge + 0.5} y2={height - edge + 0.5} className={css.axis} />
            {ratePieces(points).map((piece) => (
              <path key={piece[0]![0]} d={path(piece) ?? ""} className={css.line} />
            ))}
            {(points.length > marked ? [] : points).map((point) => (
              <Mark key={point.from} point={point} x={x(point.from)} y={y(point.value)} />
            ))}
            {at === undefined || read === undefined ? null : (
              <line x1={x(read.from)} x2={x(read.from)} y1={10} y2={height - edge} className={css.at} />
            )}
            <text x={0} y={10} className={css.label}>
              {numbers.exact(Math.max(...values))}
            </text>
            {Math.min(...values) === Math.max(...values) ? null : (
              <text x={width} y={height - edge - 6} textAnchor="end" className={css.label}>
                {numbers.exact(Math.min(...values))}
              </text>
            )}
            <text x={0} y={height - 4} className={css.label}>
              {time.date(points[0]!.rate[0])}
            </text>
            <text x={width} y={height - 4} textAnchor="end" className={css.label}>
              {time.date(last!.rate[0])}
            </text>
          </svg>
        </div>
      )}
      <p className={layout.small} aria-live="polite">
        {read === undefined ? "" : wordsOf(read)}
      </p>
    </div>
  )
}

/** The mark of a rate by its source: a square for manual entry, a disc for a provider. */
const Mark = ({ point, x, y }: { readonly point: RatePoint; readonly x: number; readonly y: number }) =>
  /manual/i.test(point.rate[2]) ? (
    <rect x={x - 3} y={y - 3} width={6} height={6} className={css.mark} />
  ) : (
    <circle cx={x} cy={y} r={3} className={css.mark} />
  )
