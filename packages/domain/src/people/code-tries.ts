import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** Codes of a second factor that a person gave in a row, none of which was right (contract G29). */
export interface CodeTries {
  readonly failures: number
  /** No code is looked at before then. */
  readonly pausedUntil?: Timestamp
}

/** So many wrong codes cost no pause: people mistype. */
const freeFailures = 10
const longestPauseSeconds = 900
/** The person is told each time that so many more failed in a row. */
const toldFailures = 100

/** How long codes are refused after so many failures in a row, in seconds: twice as long each time. */
const pauseAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures), longestPauseSeconds)

/** The result that is stored while a code is checked: a failure, until it turns out to be right. */
export const afterTry = ({ failures }: CodeTries, now: Timestamp): CodeTries => ({
  failures: failures + 1,
  pausedUntil: secondsAfter(now, pauseAfter(failures + 1)),
})

/** Whether so many failures in a row are told to the person: whoever guesses has another proof already. */
export const isTold = ({ failures }: CodeTries): boolean => failures % toldFailures === 0
