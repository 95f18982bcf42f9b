const measured = performance.now.bind(performance)
let ahead = 0

/**
 * Moves the time that this process measures (`performance.now`) ahead by some milliseconds, for good. Remembered values
 * that expire are then old at once; timers are not affected.
 */
export const leapAhead = (milliseconds: number): void => {
  ahead += milliseconds
  performance.now = () => measured() + ahead
}
