import { Link } from "@tanstack/react-router"
import type { Unwell } from "../../shell/dismissals.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { Mark } from "../../ui/status.tsx"
import { type RateProviderName, rateProviders } from "../integrations/rate-providers.ts"
import { useProvider } from "../integrations/use-provider.ts"
import { Dismiss } from "./dismiss.tsx"
import css from "./overview.module.css"

/** The connected providers of rates, with their states. */
export const useRateImports = (enabled: boolean) => {
  const asked = {
    "central-bank": useProvider(rateProviders["central-bank"].path, enabled),
    commercial: useProvider(rateProviders.commercial.path, enabled),
    riksbank: useProvider(rateProviders.riksbank.path, enabled),
    nbp: useProvider(rateProviders.nbp.path, enabled),
  } satisfies Readonly<Record<RateProviderName, unknown>>
  const imports = (Object.keys(asked) as readonly RateProviderName[]).flatMap((slug) => {
    const { state, mark } = asked[slug]
    return state === undefined ? [] : [{ slug, state, mark }]
  })
  return { imports, isPending: Object.values(asked).some(({ isPending }) => isPending) }
}
type RateImport = ReturnType<typeof useRateImports>["imports"][number]

export const failsToCome = ({ mark }: RateImport): boolean => mark.tone === "bad"

/** The run's time identifies the failure, so that a later failed run is a new one. */
export const unwellImportOf = (entity: string, { slug, state: { lastRun } }: RateImport): Unwell => ({
  kind: "RateImport",
  id: `${entity}/${slug}`,
  ...(lastRun === undefined ? {} : { since: lastRun }),
})

export const RateProviderLink = ({ slug }: { readonly slug: RateProviderName }) => (
  <Link to="/$entity/integrations/$provider" params={{ entity: useEntity(), provider: slug }}>
    {rateProviders[slug].name}
  </Link>
)

/** The time of the last rates from each provider, or the reason why they are missing. */
export const RateImports = ({ imports }: { readonly imports: readonly RateImport[] }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  return (
    <Section title="Rates">
      <div className={css.rows}>
        {imports.map((each) => {
          const {
            slug,
            state: { lastRun, created = 0, message },
            mark,
          } = each
          return (
            <div key={slug} className={css.row}>
              <RateProviderLink slug={slug} />
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
              {failsToCome(each) ? <Dismiss of={unwellImportOf(entity, each)} name={rateProviders[slug].name} /> : null}
            </div>
          )
        })}
      </div>
    </Section>
  )
}
