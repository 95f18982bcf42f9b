import { Page, Section } from "../../ui/page.tsx"
import { SignInPolicy } from "./sign-in-policy.tsx"

/** How the people of the tenant sign in. */
export const SignInSettingsPage = () => (
  <Page title="Sign-in">
    <Section title="What everybody gives">
      <SignInPolicy />
    </Section>
  </Page>
)
