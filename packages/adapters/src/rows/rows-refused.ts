/** A document of rows that cannot be read. `field` is the part of the request, `message` describes the mistake. */
export class RowsRefused extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
