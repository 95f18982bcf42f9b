export const leanWorkerOptions: readonly string[]
