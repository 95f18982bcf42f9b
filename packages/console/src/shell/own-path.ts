/** The path of the console that is shown, as `to` of the sign-in has it. */
export const pathHere = (): string =>
  `${location.pathname.slice(import.meta.env.BASE_URL.length - 1)}${location.search}`

/** Where `to` of the sign-in leads. Only a path of the console: an address from elsewhere must not be where a sign-in leads. */
export const hrefOf = (to: string | null): string =>
  to !== null && /^\/(?![/\\])/.test(to) ? `${import.meta.env.BASE_URL}${to.slice(1)}` : import.meta.env.BASE_URL

/** Leaves for the sign-in, which leads back to `to`. */
export const leaveForSignIn = (to = "/"): void =>
  location.replace(`${import.meta.env.BASE_URL}sign-in${to === "/" ? "" : `?${new URLSearchParams({ to })}`}`)
