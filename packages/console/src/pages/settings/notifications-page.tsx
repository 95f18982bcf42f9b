import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useDo, useLog } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { hrefOf } from "../../shell/navigation.ts"
import { useMe } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Page, Panel } from "../../ui/page.tsx"
import { Empty, Failure, Skeleton } from "../../ui/states.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import css from "./settings.module.css"

type Notification = components["schemas"]["Notification"]
type Kind = NonNullable<Notification["link"]>["kind"]

/** The page of a notification's subject: in the company, or in the settings of the tenant. */
const places: Readonly<Record<Kind, (id: string) => string>> = {
  Webhook: (id) => `webhooks/${id}`,
  RateProvider: (id) => `integrations/${id}`,
  NationalEInvoice: (id) => `e-invoices/${id}`,
  Security: () => "/settings/security",
  User: (id) => `/settings/users?user=${id}`,
  SignIn: () => "/settings/sign-in",
  NationalEInvoiceSettings: () => "integrations/e-invoices",
  EventConsumer: () => "events",
  Message: (id) => `messages/${id}`,
  MailSettings: () => "messages/settings",
}

/** The person's notifications, newest first. */
export const NotificationsPage = () => {
  const entity = useEntity()
  const { legalEntities } = useMe()
  const run = useDo()
  const log = useLog<Notification, object>({ path: "/Notifications", search: {}, toQuery: () => ({}) })
  const unread = log.rows.filter(({ read }) => !read)
  const marking = useAction(async () => {
    const [newest, oldest] = [unread[0], unread.at(-1)]
    if (newest === undefined || oldest === undefined) return
    // There may be more unread notifications after the loaded rows, so the oldest unread one may be unknown.
    const isOldestKnown = unread.length < log.rows.length || !log.more.has
    const undo = () => void run("post", "/Notifications/Unread", { body: { first: oldest.id } }).catch(sayRefusal)
    await run("post", "/Notifications/Read", { body: { until: newest.id } })
    say("All are read", isOldestKnown ? { label: "Undo", onUndo: undo } : undefined)
  })
  return (
    <Page
      title="Notifications"
      actions={
        <>
          <Link to="/settings/notifications">Notification settings</Link>
          <Button icon="check" reason={unread.length === 0 ? "nothing is unread" : undefined} onClick={marking.run}>
            Mark all read
          </Button>
        </>
      }
    >
      {marking.refusal}
      {log.list.isError ? (
        <Failure error={log.list.error} onRetry={() => void log.list.refetch()} />
      ) : log.list.isPending ? (
        <Skeleton rows={4} />
      ) : log.rows.length === 0 ? (
        <Empty action={<Link to="/settings/notifications">Choose your notifications</Link>}>
          Nothing so far. Except for security, you get only the notifications that you choose.
        </Empty>
      ) : (
        <Panel>
          {log.news === 0 ? null : (
            <div className={css.item}>
              <Button onClick={log.showNews}>{log.news} new</Button>
            </div>
          )}
          {log.rows.map(({ id, subject, text, legalEntityId, link, read, created }) => {
            // A notification about another company opens in that company, whichever this tab shows.
            const href = link && hrefOf({ to: places[link.kind](link.id) }, legalEntityId ?? entity)
            const company = legalEntities.find((each) => each.id === legalEntityId)
            return (
              <article key={id} className={css.item}>
                <p className={read ? undefined : css.unread}>{subject}</p>
                {href === undefined ? <span /> : <Link to={href}>Open</Link>}
                <p>{text}</p>
                <small>
                  <Moment at={created} whole />
                  {company === undefined || legalEntities.length === 1 ? "" : ` · ${company.name}`}
                </small>
              </article>
            )
          })}
          {log.more.has ? (
            <div className={css.item}>
              <Button busy={log.more.isLoading} onClick={log.more.load}>
                Older ones
              </Button>
            </div>
          ) : null}
        </Panel>
      )}
    </Page>
  )
}
