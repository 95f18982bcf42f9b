/**
 * A map that forgets its oldest entries when all of them together weigh more than `limit`: for caches whose keys
 * tenants choose. Entries are counted, unless a weight is given.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #limit: number
  readonly #weigh: (value: V) => number
  #weight = 0

  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#limit = limit
    this.#weigh = weigh
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)
  }

  delete(key: K): void {
    const value = this.#entries.get(key)
    if (value !== undefined && this.#entries.delete(key)) this.#weight -= this.#weigh(value)
  }

  set(key: K, value: V): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#weight += this.#weigh(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return
      this.delete(oldest)
    }
  }
}
