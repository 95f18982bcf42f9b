import { type Harness, openHarness } from "./harness.ts"
import { makePosting, polishEntity, polishProfile } from "./posting.ts"
import { makeSeeds } from "./seeds.ts"
import type { UblInput } from "./ubl-cases.ts"

export interface ProductDocuments extends Harness {
  /** Posts what an input asks for in a legal entity of its own; gives how its document is made. */
  readonly post: (input: UblInput) => Promise<() => Promise<Buffer>>
}

/** Documents of invoices that were made through the product. */
export const openProductDocuments = async (): Promise<ProductDocuments> => {
  const h = await openHarness()
  const { worker, clock } = h
  const posting = makePosting(worker, h.sql)
  return {
    ...h,
    post: async (input) => {
      const day = Date.parse(`${input.date}T12:00:00Z`)
      if (clock.now() < day) await clock.moveTo(day)
      const { scope } = await makeSeeds(h).tenant([input.seller.name], polishEntity)
      await posting.setProfile(scope, { ...polishProfile(), iban: input.iban, bic: input.bic })
      const { id } = await posting.post(scope, input)
      return async () => Buffer.from((await worker.run(worker.get("ReadEInvoices").preview(scope, id))).bytes)
    },
  }
}
