import { useEntity } from "./entity.ts"
import { useMe } from "./session.tsx"

/**
 * The name by which the text of a new object is kept in the tab over a reload. Another person and another company have
 * another name, so that nobody gets the text of somebody else.
 */
export const useKeptForm = (form: string): string => `${useMe().user.id} ${useEntity()} ${form}`
