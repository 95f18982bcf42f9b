import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"

const sentences = {
  /** A change of the format can produce a former number again, which must not be assigned twice. */
  NumberTaken: ({ number, kind }: { readonly number: string; readonly kind: string }) =>
    `The next number of the series, ${number}, is taken by another ${kind}: change the format or the next number of the series.`,
} as const

export const refuse = refusalsOf(sentences)
export type NumberTaken = Extract<RefusalsOf<typeof sentences>, { readonly reason: "NumberTaken" }>
