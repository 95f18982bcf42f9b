/** An answer before it goes on the wire. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const csv = (body: string): Reply => ({
  status: 200,
  headers: { "content-type": "text/csv", "content-disposition": "attachment;filename=data.csv" },
  body,
})

export const json = (body: string, status = 200): Reply => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  body,
})
