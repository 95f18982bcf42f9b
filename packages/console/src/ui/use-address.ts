import { useEffect, useState } from "react"

/** An object URL of a file, valid until the file changes. */
export const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (file === undefined) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
