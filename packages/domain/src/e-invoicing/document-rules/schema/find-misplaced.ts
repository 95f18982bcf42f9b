import type { UblDocument, XmlElement } from "../document.ts"
import { aggregateOf, type Particle } from "./aggregates.ts"
import { isOfSchema, wrongOfValue } from "./values.ts"

type Report = (text: string, element: XmlElement) => void

/**
 * Reports violations of the schema of UBL 2.1: unknown, duplicate, missing and misplaced elements, and values and
 * attributes of a wrong form.
 */
export const findMisplaced = ({ root }: UblDocument, report: Report): void => {
  const walk = (element: XmlElement) => {
    const { name, children, attributes, text } = element
    if (name.startsWith("ext:")) return
    if (name.startsWith("cbc:")) {
      for (const wrong of wrongOfValue(element)) report(wrong, element)
      return
    }
    for (const attribute in attributes) if (!isOfSchema(attribute)) report(`has no attribute ${attribute}`, element)
    if (text !== "") report("has a text between its elements", element)
    const { particles, required } = aggregateOf(name.slice(name.indexOf(":") + 1))
    let last: Particle | undefined
    const seen = new Set<string>()
    for (const child of children) {
      const particle = particles.get(child.name)
      if (particle === undefined) {
        report(`is not an element of ${name}`, child)
        continue
      }
      if (last !== undefined && particle.index < last.index) report(`must stand before ${last.name}`, child)
      else last = particle
      if (seen.has(child.name) && !particle.isRepeatable) report("is there more than once", child)
      seen.add(child.name)
      walk(child)
    }
    for (const particle of required) if (!seen.has(particle.name)) report(`${particle.name} is missing`, element)
  }
  walk(root)
}
