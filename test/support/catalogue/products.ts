import type { ApiClient } from "../service/api-client.ts"

type Json = Readonly<Record<string, unknown>>

export interface ChargeView extends Json {
  readonly id: string
  readonly chargeNumber: string
  readonly name: string
  readonly priceDetails: readonly Json[]
  readonly features: readonly Json[]
}
export interface ProductView extends Json {
  readonly id: string
  readonly productNumber: string
  readonly chargePlans: readonly (Json & {
    readonly id: string
    readonly chargePlanNumber: string
    readonly name: string
    readonly charges: readonly ChargeView[]
  })[]
}
/** The ids of a product, and of its first plan and charge. */
export interface ProductIds {
  readonly id: string
  readonly planId: string
  readonly chargeId: string
}

export const sek = (price: number, more: Json = {}): Json => ({ currency: "SEK", price, ...more })

/** Requests over HTTP that several tests of products need. */
export const makeProducts = (api: ApiClient) => {
  const charge = (name: string, more: Json = {}): Json => ({
    name,
    features: [{ feature: "support" }],
    priceDetails: [sek(100)],
    ...more,
  })
  /** A product of type Full, with one plan of two charges. */
  const two = () => ({
    productType: "Full",
    chargePlans: [{ name: "Yearly", charges: [charge("Fee"), charge("Seat", { model: "Quantity" })] }],
  })
  const get = async (id: string): Promise<ProductView> => {
    const { status, body, text } = await api.get(`/Products/${id}`)
    if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
    return body as ProductView
  }
  const create = async (more: Json = {}): Promise<ProductView> => {
    const { status, body, text } = await api.post("/Products", {
      name: "Plan",
      productType: "Simple",
      chargePlans: [{ charges: [charge("Fee")] }],
      ...more,
    })
    if (status !== 201) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
    return get((body as { readonly id: string }).id)
  }
  const ids = async (): Promise<ProductIds> => {
    const { id, chargePlans } = await create()
    return { id, planId: chargePlans[0]!.id, chargeId: chargePlans[0]!.charges[0]!.id }
  }
  return { charge, two, get, create, ids }
}
