/** UTC and the time zones of the browser as choices; `also` is one that the browser may list under another name. */
export const ZoneOptions = ({ also }: { readonly also?: string | undefined }) =>
  [...new Set([...(also === undefined ? [] : [also]), "Etc/UTC", ...Intl.supportedValuesOf("timeZone")])].map(
    (zone) => (
      <option key={zone} value={zone}>
        {zone.replaceAll("_", " ")}
      </option>
    ),
  )
