import { useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { actionWord, actorWord, kindWord } from "../../shell/audit-words.ts"
import { browserOf } from "../../shell/browser-of.ts"
import { ChangedMembers } from "../../shell/changed-members.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { Copyable, copyable } from "../../ui/copy.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"

/** A row of the audit log with all that it says. */
export const ChangeDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const search = useSearch({ from: "/in/settings/changes" })
  const navigate = useNavigate()
  const { time } = useWords()
  const { legalEntities } = useMe()
  const found = useAsk("/AuditLog/{id}", { path: { id: one } }, { ofTenant: true })
  const row = found.data
  const close = () => void navigate({ to: "/settings/changes", search })
  if (row === undefined) return <PendingDetail title="Change" of={found} onClose={close} />
  const { operation, resource, address, userAgent, legalEntityId, traceId, correlationId } = row
  return (
    <Detail
      title={`${actionWord(operation)}: ${[kindWord(resource.kind), resource.number].join(" ").trim()}`}
      onClose={close}
      raw={row}
    >
      <Facts
        of={[
          ["Changed by", actorWord(row)],
          [
            "Time",
            <Copyable key="time" text={row.time} what="time in UTC">
              {time.whole(row.time)}
            </Copyable>,
          ],
          ["Id of the item", copyable(resource.id, "id")],
          ["Company", legalEntities.find(({ id }) => id === legalEntityId)?.name ?? legalEntityId],
          ["Operation", operation],
          ["From", address],
          ["Browser", userAgent === undefined ? undefined : <span title={userAgent}>{browserOf(userAgent)}</span>],
          ["Trace", copyable(traceId, "trace id")],
          ["Correlation", copyable(correlationId, "correlation id")],
        ]}
      />
      <Section title="Changed members">
        <ChangedMembers {...row} whole />
      </Section>
    </Detail>
  )
}
