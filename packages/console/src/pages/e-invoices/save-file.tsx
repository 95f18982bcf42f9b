import { download } from "../../api/download.ts"
import { useEntity } from "../../shell/entity.ts"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"

interface SaveFileProps {
  /** The id of the e-invoice. */
  readonly of: string
  readonly part: "Document" | "Acknowledgement" | "Acknowledgement/PDF" | "ClearedDocument"
  readonly children: string
}

/** Saves a file of an e-invoice. */
export const SaveFile = ({ of, part, children }: SaveFileProps) => {
  const legalEntity = useEntity()
  const [name = "", kind = "xml"] = part.toLowerCase().split("/")
  const saving = useAction(() =>
    download({
      path: `/NationalEInvoices/${of}/${part}`,
      legalEntity,
      type: `application/${kind}`,
      name: `${name}-${of}.${kind}`,
    }),
  )
  return (
    <>
      <Button icon="download" busy={saving.busy} onClick={() => saving.run()}>
        {children}
      </Button>
      {saving.refusal}
    </>
  )
}
