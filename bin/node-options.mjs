/**
 * Options of Node for a worker. Its data about a delivery lives for a tenth of a second, with thousands in progress.
 * With enough room among the young objects the data is collected there, instead of being copied twice and collected
 * among the old objects.
 */
export const workerOptions = ["--min-semi-space-size=64", "--max-semi-space-size=64"]

/**
 * Options of Node for HTTP. Old objects are collected when they have grown by half instead of several times: answers of
 * many megabytes are made in pieces that become old objects, which would otherwise grow to a quarter of a gigabyte
 * before a collection. Young objects get 16 MB; with more, a burst of requests would permanently enlarge the process,
 * by a hundred megabytes.
 */
export const httpOptions = ["--heap-growing-percent=50", "--max-semi-space-size=16"]

/**
 * Options of Node for a worker that has to stay small: less room for young objects, and old objects are collected when
 * they have grown by half. When they were collected after a quarter, the import of a history of rates took a fifth more processor
 * time for a tenth less memory. Nothing has a hard limit, so nothing fails for lack of memory.
 */
export const leanWorkerOptions = ["--max-semi-space-size=16", "--heap-growing-percent=50"]
