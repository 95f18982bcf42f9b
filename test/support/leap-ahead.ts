const measured = performance.now.bind(performance)
let ahead = 0

/**
 * Has the time that this process measures (`performance.now`) leap ahead by so many milliseconds, for good. What is remembered
 * for a while is old at once then; timers go on as before.
 */
export const leapAhead = (milliseconds: number): void => {
  ahead += milliseconds
  performance.now = () => measured() + ahead
}
