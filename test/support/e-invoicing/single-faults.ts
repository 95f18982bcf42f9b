/** A document with one fault, and the description of the fault. */
export type SingleFault = readonly [title: string, xml: string]

/**
 * Every document that differs from the given one by a fault at one element: the element is removed, doubled or renamed,
 * its value is padded or spoilt, or an attribute is added or removed. The titles number the elements.
 */
export const singleFaults = (xml: string): readonly SingleFault[] =>
  Array.from(xml.matchAll(/<(c[ab]c:\w+)(?: [^>]*)?>/g)).flatMap(({ index, 1: name = "" }, number) => {
    const end = xml.indexOf(`</${name}>`, index) + name.length + 3
    const whole = xml.slice(index, end)
    const fault = (title: string, changed: string): readonly SingleFault[] =>
      changed === whole ? [] : [[`${title} ${name} ${number + 1}`, xml.slice(0, index) + changed + xml.slice(end)]]
    return [
      ...fault("no", ""),
      ...fault("two", whole + whole),
      ...fault("renamed", whole.replaceAll(name, `${name}X`)),
      ...(name.startsWith("cbc:")
        ? [
            ...fault("padded", whole.replace(/>([^<]*)</, "> $1 <")),
            ...fault("spoilt", whole.replace(/>([^<]*)</, ">x$1<")),
            ...fault("more attributes in", whole.replace(">", ' kind="1">')),
            ...fault("fewer attributes in", whole.replace(/ \w+="[^"]*"/, "")),
          ]
        : []),
    ]
  })
