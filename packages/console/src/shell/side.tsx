import { Link } from "@tanstack/react-router"
import { Icon } from "../ui/icons.tsx"
import { useEntity } from "./entity.ts"
import { EntitySwitcher } from "./entity-switcher.tsx"
import css from "./frame.module.css"
import { hrefOf, lackedFor, navigation, type Place, settingsPlace } from "./navigation.ts"
import { useMe } from "./session.tsx"
import { WaitingOf } from "./waiting-count.tsx"

/** The groups of the navigation with the places that the person may read. */
export const useNavigation = () => {
  const { permissions } = useMe()
  return navigation
    .map(({ label, places }) => ({
      label,
      places: places.filter((place) => lackedFor(place, permissions) === undefined),
    }))
    .filter(({ places }) => places.length > 0)
}

const PlaceLink = ({
  place,
  entity,
  onGo,
}: {
  readonly place: Place
  readonly entity: string
  readonly onGo?: () => void
}) => (
  <Link
    to={hrefOf(place, entity)}
    activeOptions={{ exact: place.to === "", includeSearch: false }}
    activeProps={{ "aria-current": "page" }}
    className={css.link}
    onClick={onGo}
  >
    <Icon name={place.icon} />
    {place.label}
    {place.waits === undefined ? null : <WaitingOf waits={place.waits} />}
  </Link>
)

export const Places = ({ onGo }: { readonly onGo?: () => void }) => {
  const entity = useEntity()
  const groups = useNavigation()
  const given = onGo === undefined ? {} : { onGo }
  return (
    <>
      {groups.map(({ label, places }) => (
        <div key={label} className={css.group}>
          {label === "" ? null : <h2>{label}</h2>}
          {places.map((place) => (
            <PlaceLink key={place.to} place={place} entity={entity} {...given} />
          ))}
        </div>
      ))}
      <div className={`${css.group} ${css.foot}`}>
        <PlaceLink place={settingsPlace} entity={entity} {...given} />
      </div>
    </>
  )
}

export const Side = () => (
  <nav className={css.side} aria-label="Pages">
    <EntitySwitcher />
    <Places />
  </nav>
)
