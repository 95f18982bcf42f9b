import { exampleId, exampleTime } from "./examples.ts"
import { byHand, resourceOf } from "./resource.ts"

export const accountResource = resourceOf(byHand, {
  plural: "accounts",
  area: "accounts",
  topic: { name: "accounts", told: "lastChange" },
  series: [{ kind: "Account", format: "A-{n}", from: 1001, place: 4 }],
  find: {
    place: 2,
    label: ["accountNumber", "name"],
    begins: ["accountNumber"],
    beginsInAnyCase: ["name", "email"],
    equals: ["organizationNumber", "taxRegistrationNumber", "externalERPId", "externalCRMId"],
  },
  events: {
    place: 5,
    group: "Accounts",
    tags: {
      AccountsCreated: ["an account is created", "AccountCreated"],
      AccountsChanged: ["an account is edited", "AccountChanged"],
    },
    example: {
      id: exampleId(5),
      accountNumber: "A-1001",
      name: "Example AB",
      accountType: "Customer",
      currencyCode: "SEK",
      inactive: false,
      created: exampleTime,
      modified: exampleTime,
    },
  },
})
