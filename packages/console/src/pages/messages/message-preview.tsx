import { useMemo } from "react"
import { useAsk } from "../../shell/ask.ts"
import { Facts, Section } from "../../ui/page.tsx"
import { Pending } from "../../ui/states.tsx"
import { useAddress } from "../../ui/use-address.ts"
import css from "./message.module.css"

/** The console allows no styles inside of a page, so the frame shows the message in the browser's own. */
const withoutStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, "")

/** The subject and the text of a message. The frame runs no script and opens nothing. */
export const MessagePreview = ({ id }: { readonly id: string }) => {
  const shown = useAsk("/Messages/{id}/Preview", { path: { id } })
  const html = shown.data?.html
  const file = useMemo(
    () => (html === undefined ? undefined : new Blob([withoutStyles(html)], { type: "text/html" })),
    [html],
  )
  const address = useAddress(file)
  return (
    <Section title="Preview">
      {shown.data === undefined ? (
        <Pending of={shown} rows={4} />
      ) : (
        <>
          <Facts
            of={[
              ["Subject", shown.data.subject],
              ["Attachment", shown.data.fileName],
            ]}
          />
          <iframe className={css.frame} title="Text of the e-mail" sandbox="" src={address} />
        </>
      )}
    </Section>
  )
}
