import { useParams } from "@tanstack/react-router"
import { useEntity } from "../../../shell/entity.ts"
import type { ReferenceList } from "./reference-list.ts"
import { referenceLists } from "./reference-lists.ts"

/** The list in the address, if it exists, and its path. */
export const useReferenceList = (): readonly [list: ReferenceList | undefined, at: string] => {
  const { list = "" } = useParams({ strict: false })
  return [
    Object.hasOwn(referenceLists, list) ? referenceLists[list] : undefined,
    `/settings/reference/${useEntity()}/${list}`,
  ]
}
