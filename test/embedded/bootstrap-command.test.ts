import { spawn } from "node:child_process"
import { once } from "node:events"
import { realpathSync } from "node:fs"
import { createInterface } from "node:readline"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshClone, openFreshClone } from "../support/processes/fresh-clone.ts"

let clone: FreshClone
beforeAll(async () => {
  clone = openFreshClone()
  await clone.start(["setup"])
  clone.write("bin/start.ts", counting)
})
afterAll(() => clone.remove())

/** Prints each signal that arrives. Exits at a signal that differs from the first, or when its launcher is gone. */
const counting = `
  let first
  const seen = (signal) => {
    first ??= signal
    const isOver = signal !== first || process.ppid !== Number(process.env["SVC_LAUNCHER"])
    process.stdout.write(signal + "\\n", () => isOver && process.exit(3))
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, seen)
  setInterval(() => undefined, 1000)
  console.log("ready")
`

const directly = () => [process.execPath, clone.file("bin/run.mjs"), "start"]
const byNpm = () => ["npm", "run", "--silent", "start"]

/** Replaces the time that the launcher measures: it advances by these milliseconds each time the launcher reads it. */
const looksApart = (milliseconds: number) => {
  const source = `let now = 0; performance.now = () => (now += ${milliseconds})`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` }
}

/** Starts the launcher as the leader of a process group, as a shell does, and waits until the command is ready. */
const launch = async ([program = "", ...args] = directly(), more: Readonly<Record<string, string>> = {}) => {
  const { root: cwd } = clone
  const env = { ...clone.env, ...more }
  const launcher = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "ignore"] })
  const exited = once(launcher, "exit")
  const lines = createInterface(launcher.stdout)[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  expect(await line()).toBe("ready")
  return { launcher, exited, line }
}

test.concurrent.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s reaches the command once, and its exit code comes back",
  async (signal) => {
    const { launcher, exited, line } = await launch()
    launcher.kill(signal)
    expect(await line()).toBe(signal)
    // The command's next signal differs from the first, so each arrived once.
    const next = signal === "SIGTERM" ? "SIGINT" : "SIGTERM"
    launcher.kill(next)
    expect(await line()).toBe(next)
    expect(await exited).toEqual([3, null])
  },
)

test.concurrent("a Ctrl-C that the terminal gives to the whole group, and npm once more, is one signal", async () => {
  const { launcher, exited, line } = await launch(directly(), looksApart(1))
  process.kill(-launcher.pid!, "SIGINT")
  expect(await line()).toBe("SIGINT")
  launcher.kill("SIGINT")
  launcher.kill("SIGTERM")
  expect(await line()).toBe("SIGTERM")
  expect(await exited).toEqual([3, null])
})

test.concurrent("a second Ctrl-C a while later is passed on too", async () => {
  const { launcher, exited, line } = await launch(directly(), looksApart(400))
  for (const signal of ["SIGINT", "SIGINT", "SIGTERM"] as const) {
    launcher.kill(signal)
    expect(await line()).toBe(signal)
  }
  await exited
})

test.concurrent("a launcher that is killed takes the command with it", async () => {
  const { launcher, line } = await launch()
  launcher.kill("SIGKILL")
  expect(await line()).toBe("SIGTERM")
})

test.concurrent("npm passes its signals on and waits for the command", async () => {
  const { launcher, exited, line } = await launch(byNpm())
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    launcher.kill(signal)
    expect(await line()).toBe(signal)
  }
  expect(await exited).toEqual([3, null])
})

test.concurrent("npm that is killed takes the command with it", async () => {
  const { launcher, line } = await launch(byNpm())
  launcher.kill("SIGKILL")
  expect(await line()).toBe("SIGTERM")
  // The launcher still waits for the command, and belongs to npm's process group.
  process.kill(-launcher.pid!, "SIGINT")
  expect(await line()).toBe("SIGINT")
})

test("a signal that ends the command ends the launcher", async () => {
  clone.write("bin/start.ts", 'process.kill(process.pid, "SIGKILL")')
  expect(await clone.start(["start"])).toMatchObject({ code: null, signal: "SIGKILL" })
})

test("exit code, input and standard error are the command's own, from whatever folder", async () => {
  const source = `
    import { readFileSync } from "node:fs"
    const input: string = readFileSync(0, "utf8")
    console.log(JSON.stringify({ input, cwd: process.cwd(), from: process.env["INIT_CWD"] }))
    console.error("said")
    process.exit(65)`
  clone.write("bin/start.ts", source)
  const [program = "", ...args] = directly()
  const child = spawn(program, args, { cwd: "/", env: clone.env, stdio: "pipe" })
  child.stdin.end("asked")
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, "exit"),
  ])
  expect(code).toBe(65)
  expect(Buffer.concat(stderr as Buffer[]).toString()).toBe("said\n")
  const said: unknown = JSON.parse(Buffer.concat(stdout as Buffer[]).toString())
  expect(said).toEqual({ input: "asked", cwd: realpathSync(clone.root), from: "/" })
})
