import { useMutation } from "@tanstack/react-query"
import { download } from "../../api/download.ts"
import { sentencesOf } from "../../api/refused.ts"
import { useEntity } from "../../shell/entity.ts"
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
  const saving = useMutation({
    mutationFn: () =>
      download({
        path: `/NationalEInvoices/${of}/${part}`,
        legalEntity,
        type: `application/${kind}`,
        name: `${name}-${of}.${kind}`,
      }),
  })
  return (
    <>
      <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
        {children}
      </Button>
      {saving.isError ? <span role="alert">{sentencesOf(saving.error).join(" ")}</span> : null}
    </>
  )
}
