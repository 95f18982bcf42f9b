const levels = ["read", "write", "admin"]

/** Whether a list of permissions covers a need, as `webhooks:write`. The server judges; this only spares clicks. */
export const allows = (held: readonly string[], need: string): boolean => {
  const [area, level = ""] = need.split(":")
  return held.some((each) => {
    const [ofArea, ofLevel = ""] = each.split(":")
    return (ofArea === "*" || ofArea === area) && levels.indexOf(ofLevel) >= levels.indexOf(level)
  })
}
