/** Conditions of a list's `Filter`, all of which have to hold. Only this file quotes texts. */
export const allOf = (...conditions: readonly (string | undefined)[]): string | undefined => {
  const given = conditions.filter((each) => each !== undefined)
  return given.length === 0 ? undefined : given.join(" and ")
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

export const equals = (field: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${field} eq ${quoted(text)}`

export const isTrue = (field: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${field} eq ${text}`

export const isId = (field: string, id: string | undefined): string | undefined =>
  id === undefined ? undefined : `${field} eq guid'${id}'`

/** One of several fields starts with the text. */
export const begins = (fields: readonly string[], text: string | undefined): string | undefined =>
  text === undefined ? undefined : `(${fields.map((field) => `startswith(${field}, ${quoted(text)})`).join(" or ")})`

/** An amount between two bounds. A bound that is not a number is sent anyway, for the service to refuse. */
export const amounts = (field: string, least: string | undefined, most: string | undefined): string | undefined => {
  return allOf(
    least === undefined ? undefined : `${field} ge ${least}`,
    most === undefined ? undefined : `${field} le ${most}`,
  )
}

/** A calendar date between two days, both included. */
export const between = (field: string, from: string | undefined, to: string | undefined): string | undefined =>
  allOf(
    from === undefined ? undefined : `${field} ge datetime'${from}'`,
    to === undefined ? undefined : `${field} le datetime'${to}'`,
  )
