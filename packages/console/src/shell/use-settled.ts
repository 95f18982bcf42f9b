import { useEffect, useState } from "react"

/** A value once it has been the same for some milliseconds, so that what is typed is not asked letter by letter. */
export const useSettled = <A>(value: A, milliseconds = 300): A => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
