/** A document of rows that cannot be read. `field` is the part of the request, `message` says what is wrong with it. */
export class RowsRefused extends Error {
  readonly field: "body" | "data"
  constructor(field: "body" | "data", message: string) {
    super(message)
    this.field = field
  }
}
