import { useEffect, useState } from "react"

/** A value after it was unchanged for some milliseconds, so that typing does not cause a request per letter. */
export const useSettled = <A>(value: A, milliseconds = 300): A => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
