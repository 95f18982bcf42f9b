export const workerOptions: readonly string[]
export const httpOptions: readonly string[]
export const leanWorkerOptions: readonly string[]
