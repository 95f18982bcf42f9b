import { isInstalled } from "./assets.ts"

/** The start of every command line of svc, as texts for people write it. */
export const runLine = isInstalled ? "svc" : "npm run -s svc --"

/** The command that starts database, HTTP and worker in one process. */
export const startLine = isInstalled ? "svc start" : "npm start"
