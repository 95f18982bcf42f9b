/** The name of the first parameter that cannot be decoded; the query parser would silently read another text. */
export const malformedParameter = (query: string): string | undefined =>
  query
    .split("&")
    .find((part) => {
      try {
        decodeURIComponent(part)
        return false
      } catch {
        return true
      }
    })
    ?.split("=")[0]
