/** The current path of the console, as the sign-in's parameter `to`. */
export const pathHere = (): string =>
  `${location.pathname.slice(import.meta.env.BASE_URL.length - 1)}${location.search}`

/**
 * The destination for the sign-in's parameter `to`. Only a path of the console is accepted, so that a sign-in never
 * leads to another site.
 */
export const hrefOf = (to: string | null): string =>
  to !== null && /^\/(?![/\\])/.test(to) ? `${import.meta.env.BASE_URL}${to.slice(1)}` : import.meta.env.BASE_URL

/** Goes to the sign-in, which leads back to `to`. */
export const leaveForSignIn = (to = "/"): void =>
  location.replace(`${import.meta.env.BASE_URL}sign-in${to === "/" ? "" : `?${new URLSearchParams({ to })}`}`)
