import type { ReactNode } from "react"
import { Empty } from "../ui/states.tsx"
import { today } from "../ui/time.ts"
import { useEntity } from "./entity.ts"
import { useMe } from "./session.tsx"

/** The company's values for the body of the first item. */
interface Here {
  readonly currency: string
  readonly day: string
}

/** A curl command; `$TOKEN` stands for an access token. Address and company are those of the page. */
const curlOf = (path: string, legalEntity: string, body: object | undefined): string =>
  [
    `curl ${body === undefined ? "-X POST " : ""}${location.origin}${path} -H "authorization: Bearer $TOKEN"`,
    `-H 'legal-entity: ${legalEntity}'`,
    ...(body === undefined ? [] : [`-H 'content-type: application/json' -d '${JSON.stringify(body)}'`]),
  ].join(" ")

/** An empty list: what it would contain, how to make the first item here, and how to do it through the API. */
export const EmptyList = ({
  action,
  post,
  children,
}: {
  readonly action?: ReactNode
  /** The path and body to create the first item. */
  readonly post?: readonly [path: string, body?: (here: Here) => object] | undefined
  readonly children: ReactNode
}) => {
  const entity = useEntity()
  const { legalEntities } = useMe()
  const currency = legalEntities.find(({ id }) => id === entity)?.baseCurrency ?? "EUR"
  const [path, body] = post ?? []
  const curl = path === undefined ? {} : { curl: curlOf(path, entity, body?.({ currency, day: today() })) }
  return (
    <Empty action={action} {...curl}>
      {children}
    </Empty>
  )
}
