/** Which part of a list is asked for; pages count from 1. */
export interface PageRequest {
  readonly number: number
  readonly size: number
}

export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** Of the whole list. */
  readonly total: number
}
