/** libpq's form for several hosts: `postgresql://user:password@a:5432,b:5432/svc?target_session_attrs=read-write`. */
const form = /^(?<scheme>postgres(?:ql)?:\/\/)(?<login>[^/?#]*@)?(?<hosts>[^/?#@]*)(?<rest>[^#]*)$/u

const parameter = "target_session_attrs"
const usable = ["read-write", "primary"]

/** The addresses of a url that names several hosts, a url for each host; a url with one host is returned as it is. */
export const urlsOf = (url: string): readonly string[] => {
  const { scheme = "", login = "", hosts = "", rest = "" } = form.exec(url)?.groups ?? {}
  if (!hosts.includes(",")) return [url]
  const [path = "", query = ""] = rest.split("?", 2)
  const kept = query.split("&").filter((each) => each !== "" && !each.startsWith(`${parameter}=`))
  const end = kept.length === 0 ? path : `${path}?${kept.join("&")}`
  return hosts.split(",").map((host) => `${scheme}${login}${host}${end}`)
}

/** Host and port of a url with one host; of a local socket, its folder. */
export const hostOf = (url: string): { readonly host: string; readonly port: number } => {
  const { hostname, port, searchParams } = new URL(url)
  const host = hostname === "" ? (searchParams.get("host") ?? "localhost") : hostname.replace(/^\[(.+)\]$/u, "$1")
  return { host: decodeURIComponent(host), port: Number(port === "" ? "5432" : port) }
}

const nameOf = (url: string): string => {
  const { host, port } = hostOf(url)
  return `${host.includes(":") ? `[${host}]` : host}:${port}`
}

/** Hosts and ports of a url, without the user, the password and the database. */
export const hostsOf = (url: string): string => urlsOf(url).map(nameOf).join(",")

/** Hosts, ports and database of a url, without the user and the password. */
export const placeOf = (url: string): string => `${hostsOf(url)}${new URL(urlsOf(url)[0]!).pathname}`

/** Whether a text is an address of one or several hosts. */
export const isAddress = (text: string): boolean => {
  const urls = urlsOf(text)
  // When there are several hosts, `hostsProblem` reports an empty one.
  return form.test(text) && urls.every((one) => URL.canParse(one) || (urls.length > 1 && isEmpty(one)))
}

const isEmpty = (url: string): boolean => form.exec(url)?.groups?.["hosts"] === ""

/** A problem with the several hosts of an address, in a sentence without secrets. */
export const hostsProblem = (url: string): string | undefined => {
  const each = urlsOf(url)
  if (each.length === 1) return undefined
  if (each.some(isEmpty)) return "a host is empty: write host:port,host:port"
  if (new Set(each.map(nameOf)).size < each.length) return "a host is named twice"
  const asked = new URLSearchParams(url.split("?", 2)[1]).get(parameter)
  return asked === null || usable.includes(asked)
    ? undefined
    : `${parameter} must be ${usable.join(" or ")}, because the service writes`
}
