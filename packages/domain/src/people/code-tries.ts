import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** The wrong codes of a second factor that a person has given in a row (contract G29). */
export interface CodeTries {
  readonly failures: number
  /** Every code is refused before this time. */
  readonly pausedUntil?: Timestamp
}

/** The number of wrong codes without a pause, because people mistype. */
const freeFailures = 10
const longestPauseSeconds = 900
/** The number of wrong codes in a row after which the person is notified, each time. */
const toldFailures = 100

/**
 * The seconds for which codes are refused after a number of failures in a row; twice as long after each further
 * failure.
 */
const pauseAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures), longestPauseSeconds)

/** The result to store before a code is checked: one more failure, which is removed if the code is right. */
export const afterTry = ({ failures }: CodeTries, now: Timestamp): CodeTries => ({
  failures: failures + 1,
  pausedUntil: secondsAfter(now, pauseAfter(failures + 1)),
})

/**
 * Whether the person is notified after this many failures in a row, because somebody who guesses codes already has
 * another proof.
 */
export const isTold = ({ failures }: CodeTries): boolean => failures % toldFailures === 0
