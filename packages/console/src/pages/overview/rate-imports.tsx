import { Link } from "@tanstack/react-router"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { type RateProviderName, rateProviders } from "../integrations/rate-providers.ts"
import { useProvider } from "../integrations/use-provider.ts"
import css from "./overview.module.css"

/** The providers of rates that are connected, and how each is. */
export const useRateImports = (enabled: boolean) => {
  const asked = {
    "central-bank": useProvider(rateProviders["central-bank"].path, enabled),
    commercial: useProvider(rateProviders.commercial.path, enabled),
    riksbank: useProvider(rateProviders.riksbank.path, enabled),
    nbp: useProvider(rateProviders.nbp.path, enabled),
  } satisfies Readonly<Record<RateProviderName, unknown>>
  return (Object.keys(asked) as readonly RateProviderName[]).flatMap((slug) => {
    const { state, mark } = asked[slug]
    return state === undefined ? [] : [{ slug, state, mark }]
  })
}

/** When rates came last from each provider, or why they do not come. */
export const RateImports = ({ imports }: { readonly imports: ReturnType<typeof useRateImports> }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  return (
    <Section title="Rates">
      <div className={css.rows}>
        {imports.map(({ slug, state: { lastRun, created = 0, message }, mark }) => (
          <div key={slug} className={css.row}>
            <Link to={`/${entity}/integrations/${slug}` as never}>{rateProviders[slug].name}</Link>
            <Mark {...mark} />
            <small>
              {mark.tone === "bad" && message !== undefined ? (
                message
              ) : lastRun === undefined ? null : (
                <>
                  <Moment at={lastRun} /> {time.zone}, {numbers.count(created)} new
                </>
              )}
            </small>
          </div>
        ))}
      </div>
    </Section>
  )
}
