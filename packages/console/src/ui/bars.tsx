import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react"
import css from "./bars.module.css"
import { Button } from "./button.tsx"
import { PlainTable } from "./plain-table.tsx"
import { useWidth } from "./use-width.ts"

export interface Bar {
  readonly key: string
  /** The time of the bar, in words: "22 Nov 03:00". */
  readonly name: string
  readonly well: number
  readonly bad: number
  readonly waiting: number
}

export interface BarsProps {
  readonly label: string
  readonly bars: readonly Bar[]
  /** The unit of a bar: "hour". */
  readonly of: string
  /**
   * The figures of a bar, for the tooltip, the arrow keys and the table: labels with their values, empty for no value.
   */
  readonly figures: Readonly<Record<string, (bar: Bar) => string>>
  /**
   * Called with the first and last bar of a range selected by dragging, or by the arrow keys with Shift and then Enter.
   */
  readonly onRange?: (from: Bar, to: Bar) => void
  readonly height?: number
}

const gap = 1
/** The height for a count, starting from zero: one multiplication, where a scale of d3 needs 9 kB of script. */
const heightOf = (most: number, height: number) => (count: number) => (count / most) * height
const noBar: Bar = { key: "", name: "", well: 0, bad: 0, waiting: 0 }

const headOf = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Bars over time, or the same figures as a table. */
export const Bars = ({ of, label, bars, figures, ...drawn }: BarsProps) => {
  const [isTable, setIsTable] = useState(false)
  return (
    <div className={css.whole}>
      {isTable ? (
        <div className={css.rows}>
          <PlainTable
            label={label}
            // Latest first, as in every list.
            rows={bars.toReversed()}
            keyOf={({ key }) => key}
            columns={[
              { key: "name", head: headOf(of), keep: true, cell: ({ name }) => name },
              ...Object.entries(figures).map(([word, cell]) => ({ key: word, head: headOf(word), end: true, cell })),
            ]}
          />
        </div>
      ) : (
        <Drawn of={of} label={label} bars={bars} figures={figures} {...drawn} />
      )}
      <Button look="plain" className={css.turn} onClick={() => setIsTable(!isTable)}>
        {isTable ? "As chart" : "As table"}
      </Button>
    </div>
  )
}

/** Successes are muted; failures are on top, coloured and striped, so that they are visible in greyscale too. */
const Drawn = ({ label, bars, figures, onRange, height = 96 }: BarsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const stripes = useId()
  const width = useWidth(place)
  const [at, setAt] = useState<number>()
  /** The other end of the range being selected. */
  const [dragged, setDragged] = useState<number>()
  const most = Math.max(1, ...bars.map(({ well, bad, waiting }) => well + bad + waiting))
  const y = heightOf(most, height - 20)
  const step = bars.length === 0 ? 0 : width / bars.length
  const indexAt = ({ clientX, currentTarget }: PointerEvent<SVGElement>) => {
    const { left } = currentTarget.getBoundingClientRect()
    return Math.min(bars.length - 1, Math.max(0, Math.floor((clientX - left) / step)))
  }
  const choose = (from: number, to: number) => {
    onRange?.(bars[Math.min(from, to)] ?? noBar, bars[Math.max(from, to)] ?? noBar)
    setDragged(undefined)
  }
  const finish = (event: PointerEvent<SVGSVGElement>) => {
    const to = indexAt(event)
    if (dragged !== undefined && dragged !== to) choose(dragged, to)
    setDragged(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    if (event.key === "Enter" && at !== undefined) choose(dragged ?? at, at)
    if (by === 0) return
    event.preventDefault()
    if (onRange !== undefined) setDragged(event.shiftKey ? (dragged ?? at) : undefined)
    setAt(Math.min(bars.length - 1, Math.max(0, (at ?? bars.length) + by)))
  }
  const leave = () => {
    setAt(undefined)
    setDragged(undefined)
  }
  const shown = at === undefined ? undefined : bars[at]
  const read = (bar: Bar) =>
    [bar.name, ...Object.entries(figures).map(([word, of]) => (of(bar) === "" ? "" : `${of(bar)} ${word}`))]
      .filter((each) => each !== "")
      .join(" · ")
  const [low, high] = [Math.min(dragged ?? 0, at ?? 0), Math.max(dragged ?? 0, at ?? 0)]
  return (
    <div ref={place} className={css.chart}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys read it */}
      <div tabIndex={0} role="img" aria-label={label} onKeyDown={onKeyDown} onBlur={leave}>
        <svg
          width={width}
          height={height}
          onPointerDown={(event) => (onRange === undefined ? undefined : setDragged(indexAt(event)))}
          onPointerMove={(event) => setAt(indexAt(event))}
          onPointerUp={finish}
          onPointerLeave={leave}
        >
          <pattern id={stripes} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="4" height="4" className={css.bad} />
            <line x1="0" y1="0" x2="0" y2="4" className={css.stripe} />
          </pattern>
          <line x1={0} x2={width} y1={height - 18.5} y2={height - 18.5} className={css.axis} />
          {bars.map((bar, index) => {
            const [well, waiting, bad] = [y(bar.well), y(bar.waiting), bar.bad === 0 ? 0 : Math.max(2, y(bar.bad))]
            const [x, base, wide] = [index * step, height - 19, Math.max(1, step - gap)]
            return (
              <g key={bar.key}>
                <rect x={x} y={base - well} width={wide} height={well} className={css.well} />
                <rect x={x} y={base - well - waiting} width={wide} height={waiting} className={css.wait} />
                <rect x={x} y={base - well - waiting - bad} width={wide} height={bad} fill={`url(#${stripes})`} />
                <rect x={x} y={0} width={step} height={height - 19} className={css.target} />
              </g>
            )
          })}
          {dragged === undefined ? null : (
            <rect x={low * step} y={0} width={(high - low + 1) * step} height={height - 19} className={css.brush} />
          )}
          <text x={0} y={height - 4} className={css.label}>
            {bars[0]?.name}
          </text>
          <text x={width} y={height - 4} textAnchor="end" className={css.label}>
            {bars.at(-1)?.name}
          </text>
        </svg>
      </div>
      <p className={css.read} aria-live="polite">
        {shown === undefined
          ? onRange === undefined
            ? ""
            : "Drag, or press Shift and the arrows and then Enter, to choose the time of the log below."
          : read(shown)}
      </p>
    </div>
  )
}

/** Bars in the height of a row, without text. */
export const Spark = ({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) => {
  const [width, height] = [96, 20]
  const most = Math.max(1, ...bars.map(({ well, bad, waiting }) => well + bad + waiting))
  const y = heightOf(most, height)
  const step = width / Math.max(1, bars.length)
  return (
    <svg className={css.spark} width={width} height={height} role="img" aria-label={label}>
      {bars.map(({ key, well, bad, waiting }, index) => {
        const [quiet, failed] = [y(well + waiting), bad === 0 ? 0 : Math.max(2, y(bad))]
        return (
          <g key={key}>
            <rect x={index * step} y={height - quiet} width={step - 1} height={quiet} className={css.well} />
            <rect x={index * step} y={height - quiet - failed} width={step - 1} height={failed} className={css.bad} />
          </g>
        )
      })}
    </svg>
  )
}
