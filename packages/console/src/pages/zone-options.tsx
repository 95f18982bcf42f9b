/** UTC and the time zones that the browser knows, as choices; `also` is one that it may know by another name. */
export const ZoneOptions = ({ also }: { readonly also?: string | undefined }) =>
  [...new Set([...(also === undefined ? [] : [also]), "Etc/UTC", ...Intl.supportedValuesOf("timeZone")])].map(
    (zone) => (
      <option key={zone} value={zone}>
        {zone.replaceAll("_", " ")}
      </option>
    ),
  )
