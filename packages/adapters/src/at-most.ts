/**
 * Options of an `LRUCache` that keeps so many entries at most. With `max` it would take the memory of all of them at once, which the
 * caches of a process sum up to twenty megabytes; so it grows with what it keeps.
 */
export const atMost = (entries: number): { readonly maxSize: number; readonly sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
})
