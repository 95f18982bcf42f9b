import type { Me } from "../api/me.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { FormActions } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"

type Tenant = Me["tenant"]

/** Warns that another tab switched to another tenant: text typed here was meant for the former tenant. */
export const OtherTenant = ({ now, before }: { readonly now: Tenant; readonly before: Tenant }) => (
  <Dialog open onClose={() => {}} title={`This browser is in ${now.name} now`}>
    <Note>
      Another tab switched to {now.name}. This page belongs to {before.name}, and can no longer be used.
    </Note>
    <FormActions>
      <Button look="primary" onClick={() => location.assign(import.meta.env.BASE_URL)}>
        Continue in {now.name}
      </Button>
    </FormActions>
  </Dialog>
)
