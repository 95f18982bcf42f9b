/** The formats in which a period's vouchers are exported (contract J11). */
export const exportFormats = ["csv", "sie"] as const
export type ExportFormat = (typeof exportFormats)[number]
