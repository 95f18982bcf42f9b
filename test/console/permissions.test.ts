import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { moreOf } from "../support/console/more-menu.ts"
import { goTo } from "../support/console/walk.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
/** The ids of three invoices. */
let [draft, open, lost] = ["", "", ""]
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
  entity = tenant.legalEntities[0]!.id
  const billing = makeBilling(tenant.api)
  const account = await billing.account()
  draft = (await billing.create(account.id, [billing.line(5)])).id
  open = (await billing.posted(account.id, [billing.line(100)])).id
  lost = (await billing.posted(account.id, [billing.line(60)])).id
  await tenant.api.post(`/Invoices/${lost}/WriteOff`, { reason: "moved away" })
})
afterEach(() => console.endTest())

test("a reader sees everything that can be done, and is told which permission it needs", async () => {
  const page = await console.signIn(tenant.tenantId, { permissions: ["*:read"] })
  await page.goto(`/console/${entity}/invoices?status=Draft`)
  const toldAt = async (name: string, need: string) => {
    const button = page.getByRole("button", { name, exact: true }).first()
    await button.waitFor()
    const told = [await button.getAttribute("aria-disabled"), await button.getAttribute("title")]
    expect({ name, told }).toEqual({ name, told: ["true", `needs ${need}`] })
  }
  await toldAt("Post all 1…", "invoices:write")
  for (const [place, name, need] of [
    [`${entity}/invoices/${draft}`, "Post…", "invoices:write"],
    [`${entity}/invoices/${open}`, "Record payment…", "invoices:write"],
    [`${entity}/invoices/${lost}`, "Take back…", "payments:write"],
    [`${entity}/products`, "New product", "products:write"],
    [`${entity}/accounts/new`, "Create account", "accounts:write"],
    [`${entity}/webhooks/new`, "Create webhook", "webhooks:write"],
    [entity, "New webhook", "webhooks:write"],
    [`settings/reference/${entity}/payment-terms`, "New payment term", "settings:write"],
    [`settings/entities/${entity}`, "Edit", "settings:write"],
    [`settings/fields/${entity}`, "New field…", "settings:write"],
  ] as const) {
    await goTo(page, `/console/${place}`)
    await toldAt(name, need)
  }
  await goTo(page, `/console/${entity}/invoices/${open}`)
  await moreOf(page).click()
  const writeOff = page.getByRole("menuitem", { name: "Write off…" })
  await expect.poll(() => writeOff.getAttribute("title")).toBe("needs payments:write")
  await page.keyboard.press("Escape")
  await goTo(page, `/console/settings/fields/${entity}`)
  // On a phone the navigation is one line, which is scrolled so that the open page is visible.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const here = page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Custom fields" })
  await expect.poll(async () => ((await here.boundingBox())?.x ?? 390) < 290).toBe(true)
})

test("without the permission for a part of a page it is left out, and cannot be chosen to be told of", async () => {
  const page = await console.signIn(tenant.tenantId, {
    permissions: ["invoices:read", "accounts:read", "webhooks:read"],
  })
  await page.goto(`/console/${entity}/invoices?eInvoice=Failed`)
  await page.getByText("3 in all").waitFor()
  await expect.poll(() => page.getByRole("columnheader", { name: "E-invoice" }).count()).toBe(0)
  await expect.poll(() => page.getByLabel("E-invoice").count()).toBe(0)
  await goTo(page, "/console/settings/notifications")
  await page.getByLabel(/^Webhooks/).check()
  await page.getByText("Saved").waitFor()
  const rates = page.getByLabel(/^Exchange rates.* To be told of it needs rates:read/)
  await expect.poll(() => rates.isDisabled()).toBe(true)
  await page.getByRole("link", { name: "Notifications", exact: true }).first().waitFor()
})
