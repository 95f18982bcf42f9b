const levels = ["read", "write", "admin"]

/**
 * True when a list of permissions includes a needed one, such as `webhooks:write`. The server decides; this check only
 * saves useless clicks.
 */
export const allows = (held: readonly string[], need: string): boolean => {
  const [area, level = ""] = need.split(":")
  return held.some((each) => {
    const [ofArea, ofLevel = ""] = each.split(":")
    return (ofArea === "*" || ofArea === area) && levels.indexOf(ofLevel) >= levels.indexOf(level)
  })
}
