import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"
import { observable } from "@svc/domain/exchange-rates/import-window"
import type { CentralBankFeed } from "@svc/domain/exchange-rates/ports/central-bank-feed"
import type { ProviderHttp } from "../provider-http/provider-http.ts"
import { decodeText } from "../provider-http/read-text.ts"
import { keyOf, makeSeriesReader } from "./series-reader.ts"

/** A series with all its years has about 1.5 MB. */
const maxBytes = 32 * 1024 * 1024

/** The ECB data API, read series by series as CSV. `baseUrl` has no slash at its end. */
export const makeEcbCentralBankFeed = (http: ProviderHttp, baseUrl: string): CentralBankFeed => ({
  series: (currency, window, today) =>
    http.get({
      url: `${baseUrl}/service/data/EXR/${keyOf(currency)}?startPeriod=${window.from}&endPeriod=${window.to}&format=csvdata`,
      explain: (status) => (status === 404 ? `no series ${keyOf(currency)} (HTTP 404)` : `HTTP ${status}`),
      read: async ({ contentType, chunks }) => {
        if (!/^text\/csv\b/i.test(contentType)) throw unreadable("not CSV")
        const reader = makeSeriesReader({ currency, window: observable(window, today) })
        for await (const text of decodeText(chunks, maxBytes)) reader.push(text)
        return reader.end()
      },
    }),
})
