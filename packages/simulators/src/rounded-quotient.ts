const scale = 12

/** The quotient of two positive decimals, rounded half-up to some digits, without trailing zeros. */
export const roundedQuotient = (dividend: string, divisor: string, digits: number): string => {
  const [a, b] = [dividend, divisor].map((text) => {
    const [whole = "", fraction = ""] = text.split(".")
    return BigInt(whole + fraction.padEnd(scale, "0"))
  }) as [bigint, bigint]
  const units = String((a * 2n * 10n ** BigInt(digits) + b) / (b * 2n)).padStart(digits + 1, "0")
  return `${units.slice(0, -digits)}.${units.slice(-digits)}`.replace(/\.?0+$/, "")
}
