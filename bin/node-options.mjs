/**
 * Options of Node for a worker. What it holds of a delivery lives for a tenth of a second, with thousands under way: with
 * room for as much among the young objects it dies there, and is not copied twice to be found dead among the old ones.
 */
export const workerOptions = ["--min-semi-space-size=64", "--max-semi-space-size=64"]

/**
 * Of HTTP: old objects are collected when they have grown by half instead of several times. Answers of many megabytes are
 * made piece by piece, and their pieces die old: without it they fill a quarter of a gigabyte before they are looked at. Young
 * objects get 16 MB, as more of it is kept for good once a burst of requests has filled it: a hundred megabytes of a process.
 */
export const httpOptions = ["--heap-growing-percent=50", "--max-semi-space-size=16"]

/**
 * Of a worker that is to stay small: less room for young objects, and the others are collected when they have grown by a tenth
 * instead of several times. Nothing is capped, so nothing fails for want of memory.
 */
export const leanWorkerOptions = ["--max-semi-space-size=4", "--heap-growing-percent=10"]
