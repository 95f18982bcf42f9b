/**
 * Options of an `LRUCache` that keeps at most this number of entries. The option `max` would reserve memory for all
 * entries at once, twenty megabytes over the caches of a process; with these options the cache grows as it fills.
 */
export const atMost = (entries: number): { readonly maxSize: number; readonly sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
})
