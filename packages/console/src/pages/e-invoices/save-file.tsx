import { download } from "../../api/download.ts"
import { useEntity } from "../../shell/entity.ts"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"

type Part = "Document" | "Acknowledgement" | "Acknowledgement/PDF" | "ClearedDocument"

/** Saves files of an e-invoice. */
export const useSaveFile = (id: string) => {
  const legalEntity = useEntity()
  return useAction((part: Part) => {
    const [name = "", kind = "xml"] = part.toLowerCase().split("/")
    return download({
      path: `/NationalEInvoices/${id}/${part}`,
      legalEntity,
      type: `application/${kind}`,
      name: `${name}-${id}.${kind}`,
    })
  })
}

/** The button that saves the acknowledgement of an e-invoice. */
export const SaveAcknowledgement = ({ of }: { readonly of: string }) => {
  const saving = useSaveFile(of)
  return (
    <>
      <Button icon="download" busy={saving.busy} onClick={() => saving.run("Acknowledgement/PDF")}>
        Acknowledgement
      </Button>
      {saving.refusal}
    </>
  )
}
