import { Note, Page, Section } from "../../ui/page.tsx"
import { SignInPolicy } from "./sign-in-policy.tsx"
import { SignInProvider } from "./sign-in-provider.tsx"

/** How the people of the tenant sign in. */
export const SignInSettingsPage = () => (
  <Page title="Sign-in">
    <Section title="Requirements">
      <SignInPolicy />
    </Section>
    <Section title="Sign-in provider">
      <Note>
        People sign in where they sign in for everything else, by OpenID Connect. Register svc there as a web
        application with the callback address below.
      </Note>
      <SignInProvider />
    </Section>
  </Page>
)
