/** A body that each operation of people accepts. */
export const peopleBodies = {
  "PATCH /Me": {
    firstName: "Ada",
    lastName: "Ek",
    preferences: { timeZone: "UTC", locale: "sv-SE", theme: "dark", density: "compact", singleKeys: true, views: [] },
  },
  "POST /Me/Totp/Verify": { code: "123456" },
  "POST /Me/Passkeys": { name: "Laptop", credential: { id: "AAAA" } },
  "PATCH /Me/Passkeys/{id}": { name: "Phone" },
  "POST /Session/Confirm": { password: "a password", code: "123456", credential: { id: "AAAA" } },
  "POST /Session/Tenant": { tenantId: "0197f5c0-0000-7000-8000-00000000dead" },
  "POST /Me/Password": { password: "a password", newPassword: "another password" },
  "POST /PersonalTokens": { name: "Shop", permissions: ["webhooks:read"], expires: "2099-01-01T00:00:00Z" },
  "PATCH /PersonalTokens/{clientId}": { name: "Shop" },
  "POST /Users": { email: "new@example.com", firstName: "New", lastName: "One", permissions: ["webhooks:read"] },
  "PUT /SignInProvider": {
    name: "Tour",
    issuer: "https://id.example.com",
    clientId: "svc",
    clientSecret: "secret",
    domains: ["example.com"],
  },
  "PUT /SignInPolicy": { requires: "SecondFactor" },
  "PATCH /Users/{id}": { firstName: "New", lastName: "One", permissions: ["webhooks:read"], active: true },
}
