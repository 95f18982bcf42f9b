import { scaleLinear } from "d3-scale"
import { useRef } from "react"
import { useWords } from "../../shell/session.tsx"
import { isoOf, millisecondsOf, nowIso } from "../../ui/time.ts"
import { useWidth } from "../../ui/use-width.ts"
import css from "./versions.module.css"

export interface VersionSpan {
  readonly id: string
  readonly version: number
  /** The first day of the version, and its last day; without a last day it is open. */
  readonly begins: string
  readonly ends: string | undefined
  /** The first day of the next version. */
  readonly replaced: string | undefined
}

const lane = 22
const foot = 20
const quarter = 90 * 86_400_000

/**
 * The versions of a subscription on one time axis, each in its own lane: filled while it was in force, dashed where a
 * later version replaced it.
 */
export const VersionLine = ({
  spans,
  compared,
}: {
  readonly spans: readonly VersionSpan[]
  readonly compared: readonly string[]
}) => {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const { time } = useWords()
  const now = millisecondsOf(nowIso())
  const first = Math.min(...spans.map(({ begins }) => millisecondsOf(begins)))
  const ends = spans.map(({ ends: end, begins }) => millisecondsOf(end ?? begins) + (end === undefined ? quarter : 0))
  const last = Math.max(...ends, ...(spans.some(({ ends: end }) => end === undefined) ? [now + quarter] : []))
  const x = scaleLinear([first, Math.max(last, first + 1)], [0, width])
  const height = spans.length * lane + foot
  const words = spans
    .map(
      ({ version, begins, ends: end }) =>
        `version ${version} from ${time.date(begins)}${end === undefined ? "" : ` to ${time.date(end)}`}`,
    )
    .join(", ")
  const at = (day: string | undefined) => x(day === undefined ? last : Math.min(last, millisecondsOf(day)))
  return (
    <div ref={place} className={css.chart}>
      <svg width={width} height={height} role="img" aria-label={`Versions on one axis: ${words}`}>
        {spans.map(({ id, version, begins, ends: end, replaced }, index) => {
          const [from, to] = [at(begins), at(end)]
          const until = replaced === undefined ? to : Math.max(from, Math.min(to, at(replaced)))
          const top = index * lane + 2
          const isCompared = compared.includes(id)
          return (
            <g key={id}>
              {until < to ? (
                <rect x={until} y={top} width={to - until} height={lane - 6} rx={2} className={css.cancelled} />
              ) : null}
              <rect
                x={from}
                y={top}
                width={Math.max(3, until - from)}
                height={lane - 6}
                rx={2}
                className={isCompared ? css.compared : css.span}
              />
              <text
                x={Math.min(from + 4, width - 24)}
                y={top + 12}
                className={`${css.on} ${isCompared && until - from > 24 ? css.onCompared : ""}`}
              >
                v{version}
              </text>
            </g>
          )
        })}
        <line x1={0} x2={width} y1={height - foot + 0.5} y2={height - foot + 0.5} className={css.axis} />
        {now > first && now < last ? (
          <line x1={x(now)} x2={x(now)} y1={0} y2={height - foot} className={css.now} />
        ) : null}
        <text x={0} y={height - 4} className={css.label}>
          {spans[0] === undefined ? "" : time.date(spans[0].begins)}
        </text>
        <text x={width} y={height - 4} textAnchor="end" className={css.label}>
          {time.date(isoOf(last).slice(0, 10))}
        </text>
        {now > first + (last - first) * 0.25 && now < first + (last - first) * 0.75 ? (
          <text x={x(now)} y={height - 4} textAnchor="middle" className={css.label}>
            today
          </text>
        ) : null}
      </svg>
    </div>
  )
}
