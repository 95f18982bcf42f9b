import { scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import { type KeyboardEvent, useRef, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useWords } from "../../shell/session.tsx"
import { useWidth } from "../../ui/use-width.ts"
import css from "./revenue-chart.module.css"

export type Month = components["schemas"]["RevenueOfMonth"]

const gains = ["newBusiness", "reactivation", "expansion"] as const
const losses = ["contraction", "churn"] as const
const names = {
  newBusiness: "New",
  reactivation: "Reactivation",
  expansion: "Expansion",
  contraction: "Contraction",
  churn: "Churn",
} as const

const [lineHeight, barHeight, foot, space] = [96, 120, 20, 20]
/** For drawing only; the table shows all digits. */
const drawn = (value: unknown) => Number(String(value))

/** The total as a line, and its changes as bars below: gains above the axis, losses below. */
export const RevenueChart = ({
  months,
  currency,
}: {
  readonly months: readonly Month[]
  readonly currency: string
}) => {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const { time, numbers } = useWords()
  const [at, setAt] = useState<number>()
  const step = months.length === 0 ? 0 : width / months.length
  const totals = months.map(({ mrr }) => drawn(mrr))
  const y = scaleLinear([Math.min(0, ...totals), Math.max(1, ...totals)], [lineHeight, 8])
  const up = months.map((each) => gains.reduce((sum, key) => sum + drawn(each[key]), 0))
  const down = months.map((each) => losses.reduce((sum, key) => sum - drawn(each[key]), 0))
  const scale = scaleLinear([0, Math.max(1, Math.max(...up) + Math.max(...down))], [0, barHeight])
  const zero = lineHeight + space + scale(Math.max(...up))
  const height = lineHeight + space + barHeight + foot
  const path = line<number>()
    .x((_, index) => (index + 0.5) * step)
    .y((value) => y(value))
  const wide = Math.max(2, Math.min(48, step * 0.6))
  const read = (month: Month) =>
    [
      time.month(month.month),
      `MRR ${numbers.money(month.mrr, currency)}`,
      ...[...gains, ...losses].flatMap((key) =>
        drawn(month[key]) === 0 ? [] : [`${names[key]} ${numbers.amount(month[key], currency)}`],
      ),
    ].join(" · ")
  const [first, last] = [months[0], months.at(-1)]
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    setAt(Math.min(months.length - 1, Math.max(0, (at ?? months.length) + by)))
  }
  const shown = at === undefined ? undefined : months[at]
  const every = Math.max(1, Math.ceil(72 / Math.max(1, step)))
  return (
    <div ref={place} className={css.chart}>
      <div
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys read it
        tabIndex={0}
        role="img"
        aria-label={
          first === undefined || last === undefined
            ? "MRR"
            : `MRR from ${time.month(first.month)} to ${time.month(last.month)}: ${numbers.money(first.mrr, currency)} to ${numbers.money(last.mrr, currency)}`
        }
        onKeyDown={onKeyDown}
        onBlur={() => setAt(undefined)}
      >
        <svg width={width} height={height} onPointerLeave={() => setAt(undefined)}>
          {months.map((month, index) => {
            const left = (index + 0.5) * step - wide / 2
            let [above, below] = [zero, zero]
            return (
              <g key={month.month}>
                {gains.map((key) => {
                  const tall = scale(drawn(month[key]))
                  above -= tall
                  return <rect key={key} x={left} y={above} width={wide} height={tall} className={css[key]} />
                })}
                {losses.map((key) => {
                  const tall = scale(-drawn(month[key]))
                  below += tall
                  return <rect key={key} x={left} y={below - tall} width={wide} height={tall} className={css[key]} />
                })}
                {index % every === 0 ? (
                  <text x={(index + 0.5) * step} y={height - 4} textAnchor="middle" className={css.label}>
                    {time.month(month.month)}
                  </text>
                ) : null}
                <circle cx={(index + 0.5) * step} cy={y(totals[index]!)} r={2.5} className={css.dot} />
                <rect
                  x={index * step}
                  y={0}
                  width={step}
                  height={height - foot}
                  className={index === at ? css.at : css.target}
                  onPointerMove={() => setAt(index)}
                />
              </g>
            )
          })}
          <path d={path(totals) ?? ""} className={css.total} pointerEvents="none" />
          <line x1={0} x2={width} y1={zero + 0.5} y2={zero + 0.5} className={css.axis} />
          <line x1={0} x2={width} y1={lineHeight + 0.5} y2={lineHeight + 0.5} className={css.axis} />
        </svg>
      </div>
      <p className={css.read} aria-live="polite">
        {shown === undefined ? "" : read(shown)}
      </p>
      <div className={css.legend} aria-hidden="true">
        {[...gains, ...losses].map((key) => (
          <span key={key}>
            <svg width={10} height={10}>
              <rect width={10} height={10} className={css[key]} />
            </svg>
            {names[key]}
          </span>
        ))}
      </div>
    </div>
  )
}
