import type { Nip } from "@svc/domain/e-invoicing/nip"
import { verificationLink } from "@svc/domain/e-invoicing/verification-link"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { expect, it } from "vitest"

it.each([
  ["Ministerstwo Finansów", "qr"],
  [undefined, "qr"],
  ["Ministerstwo Finansów - środowisko testowe (TE)", "qr-test"],
  ["Ministerstwo Finansów - środowisko przedprodukcyjne (TR) ", "qr-demo"],
])("the link on a document that %s took in leads to where that has it", (receivedBy, host) => {
  const link = verificationLink("5265877635" as Nip, "2026-11-20" as CalendarDate, "a+b/c==", receivedBy)
  expect(link).toBe(`https://${host}.ksef.mf.gov.pl/invoice/5265877635/20-11-2026/a-b_c`)
})
