import { execFileSync, spawn } from "node:child_process"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"

/** The system account that runs the server when our own cannot: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const accountName = "postgres"

const lookUp = (): Account | undefined => {
  try {
    const id = (flag: "-u" | "-g") =>
      Number(execFileSync("id", [flag, accountName], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }))
    return { uid: id("-u"), gid: id("-g") }
  } catch {
    return undefined
  }
}

/** The account `postgres`, created when the machine has none. Fails with `EmbeddedPostgresUnavailable` (CannotRun). */
const postgresAccount = (): Account => {
  const known = lookUp()
  if (known !== undefined) return known
  try {
    const settings = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"]
    execFileSync("useradd", [...settings, accountName], { stdio: "ignore" })
  } catch {
    // Another process may have created the account in the meantime.
  }
  const made = lookUp()
  if (made !== undefined) return made
  throw new EmbeddedPostgresUnavailable({
    reason: "CannotRun",
    message: `PostgreSQL does not run as root and the user "${accountName}" could not be created: run "useradd --system ${accountName}", start as an ordinary user, or set DATABASE_URL.`,
  })
}

/**
 * The account that runs the server: our own (undefined); or, when we are root, the owner of an existing cluster or else
 * the system user `postgres`.
 */
export const serverAccount = (owner: Account | undefined): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  return owner !== undefined && owner.uid !== 0 ? owner : postgresAccount()
}

/** PostgreSQL needs little of our environment. PG* variables and the locale must not change its behaviour. */
export const serverEnvironment = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" }

/** Runs a program to its end as an account. The result's output joins both streams, trimmed. */
export const runAs = (
  account: Account | undefined,
  file: string,
  args: readonly string[],
): Promise<{ readonly succeeded: boolean; readonly output: string }> =>
  new Promise((resolve) => {
    // The account may lack access to the current folder.
    const child = spawn(file, args, { ...account, cwd: "/", env: serverEnvironment, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.on("error", (error) => resolve({ succeeded: false, output: error.message }))
    child.on("close", (code) => resolve({ succeeded: code === 0, output: output.trim() }))
  })
