const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const

/** A user agent in words: "Chrome on Windows". An unknown one is shown unchanged. */
export const browserOf = (userAgent: string): string => {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  if (browser === undefined) return userAgent === "" ? "Unknown browser" : userAgent.slice(0, 60)
  return system === undefined ? browser : `${browser} on ${system}`
}
