import { useState } from "react"
import { parseExact } from "../api/exact.ts"

/** Typed text is kept in the tab alone, until it is sent or discarded or the tab is closed. */
const prefix = "typed "

/** The name of a field, its place among the fields of that name, and its text, or whether it is checked. */
type Entry = readonly [name: string, place: number, value: string | boolean]
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that hold a secret, a file, or what another field shows, are never kept. */
const isKept = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !["password", "file", "hidden"].includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")

const controlsOf = (form: HTMLFormElement): readonly (readonly [key: string, control: Control])[] => {
  const counts = new Map<string, number>()
  return [...form.elements].filter(isKept).flatMap((control) => {
    if (control.name === "") return []
    const place = counts.get(control.name) ?? 0
    counts.set(control.name, place + 1)
    return [[JSON.stringify([control.name, place]), control] as const]
  })
}

const read = (key: string): unknown => {
  const text = sessionStorage.getItem(prefix + key)
  return text === null ? undefined : parseExact(text)
}
const write = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // The tab has no more room: the question before leaving still guards the text.
  }
}

/** Fields of each form that are kept and not shown yet, because they or their choices are still loaded. */
const awaited = new WeakMap<HTMLFormElement, Map<string, Entry>>()

/** Keeps the fields of a form as they are now. */
export const keepText = (form: HTMLFormElement, name: string): void => {
  const fields = controlsOf(form).map(([key, control]): Entry => {
    const [field, place] = JSON.parse(key) as [string, number]
    return [field, place, isTicked(control) ? control.checked : control.value]
  })
  const left = awaited.get(form)
  write(name, [
    ...fields.filter(([field, place]) => left?.has(JSON.stringify([field, place])) !== true),
    ...(left?.values() ?? []),
  ])
}

/** Sets a field as a person would, so that its listeners are called. */
const fill = (control: Control, value: string | boolean): boolean => {
  if (isTicked(control)) {
    if (control.checked !== value) control.click()
    return true
  }
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    return false
  if (control.value === value) return true
  // React replaces the property of the element itself, and would not notice the change.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")
  own?.set?.call(control, value)
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** The keys of a form and of the states that belong to it. */
const keysOf = (name: string): readonly string[] =>
  Object.keys(sessionStorage).filter((key) => key === prefix + name || key.startsWith(`${prefix + name} `))

/**
 * Restores the kept values of a form, each field as soon as it exists. Returns a function that stops this, or undefined if nothing was kept.
 */
export const restoreText = (form: HTMLFormElement, name: string): (() => void) | undefined => {
  if (keysOf(name).length === 0) return undefined
  const kept = (read(name) ?? []) as readonly Entry[]
  const left = new Map(kept.map((entry) => [JSON.stringify(entry.slice(0, 2)), entry]))
  awaited.set(form, left)
  const observer = new MutationObserver(() => bring())
  const bring = () => {
    for (const [key, control] of controlsOf(form)) {
      const entry = left.get(key)
      if (entry !== undefined && fill(control, entry[2])) left.delete(key)
    }
    if (left.size === 0) observer.disconnect()
  }
  observer.observe(form, { childList: true, subtree: true })
  bring()
  return () => observer.disconnect()
}

/** Deletes the kept values of a form, with the states that belong to it. */
export const dropText = (name: string): void => {
  for (const key of keysOf(name)) sessionStorage.removeItem(key)
}

/** A state of a form that is kept with its fields, such as its lines; it must be plain data. Without a form it is not kept. */
export const useKeptState = <Value>(
  form: string | undefined,
  part: string,
  start: () => Value,
): readonly [Value, (next: Value) => void] => {
  const key = form === undefined ? undefined : `${form} ${part}`
  const [value, setValue] = useState<Value>(
    () => (key === undefined ? undefined : (read(key) as Value | undefined)) ?? start(),
  )
  return [
    value,
    (next) => {
      if (key !== undefined) write(key, next)
      setValue(next)
    },
  ]
}
