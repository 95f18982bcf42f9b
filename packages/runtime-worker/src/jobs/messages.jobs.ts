import type { Messages } from "@svc/domain/messages/messages"
import type { MessagesJobs } from "@svc/domain/messages/messages.jobs"
import type { JobHandlers } from "../job.ts"

/** Jobs of e-mail. Each job serves one legal entity, so a slow server delays only the entity that uses it. */
export const messagesJobs = ({ sendDue }: Messages): JobHandlers<MessagesJobs> => ({
  "messages-send": {
    concurrency: 16,
    handle: ({ tenantId, legalEntityId }) => sendDue({ tenantId, legalEntityId }),
  },
})
