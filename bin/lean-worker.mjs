/**
 * Options of Node for a worker that is to stay small: less room for young objects, and the others are collected when they
 * have grown by a tenth instead of several times. Nothing is capped, so nothing fails for want of memory.
 */
export const leanWorkerOptions = ["--max-semi-space-size=4", "--heap-growing-percent=10"]
