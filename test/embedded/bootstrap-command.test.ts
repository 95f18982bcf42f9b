import { spawn } from "node:child_process"
import { once } from "node:events"
import { realpathSync } from "node:fs"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshClone, openFreshClone } from "../support/fresh-clone.ts"

let clone: FreshClone
beforeAll(async () => {
  clone = openFreshClone()
  await clone.start(["setup"])
})
afterAll(() => clone.remove())

/** Counts what arrives and ends half a second after the first signal, as something that drains would. */
const counting = `
  let count = 0
  const seen = (signal) => {
    if (count++ === 0) setTimeout(() => process.stdout.write(signal + " " + count + "\\n", () => process.exit(3)), 500)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, seen)
  setInterval(() => undefined, 1000)
  console.log(process.pid)
`

/** Starts the launcher as the leader of a process group, as a shell does, and waits until the command says its id. */
const launch = async () => {
  clone.write("bin/start.ts", counting)
  const [node, args, env] = clone.command("start")
  const launcher = spawn(node, args, { env, detached: true, stdio: ["ignore", "pipe", "inherit"] })
  const exited = once(launcher, "exit")
  const lines = createInterface(launcher.stdout)[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  return { launcher, exited, line, command: Number(await line()) }
}

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.concurrent.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s reaches the command once, and its exit code comes back",
  async (signal) => {
    const { launcher, exited, line } = await launch()
    launcher.kill(signal)
    expect(await line()).toBe(`${signal} 1`)
    expect(await exited).toEqual([3, null])
  },
)

test.concurrent("a Ctrl-C that the terminal gives to the whole group, and npm once more, is one signal", async () => {
  const { launcher, exited, line } = await launch()
  process.kill(-launcher.pid!, "SIGINT")
  launcher.kill("SIGINT")
  expect(await line()).toBe("SIGINT 1")
  expect(await exited).toEqual([3, null])
})

test.concurrent("a second Ctrl-C a while later is passed on too", async () => {
  const { launcher, line } = await launch()
  launcher.kill("SIGINT")
  await sleep(400)
  launcher.kill("SIGINT")
  expect(await line()).toBe("SIGINT 2")
})

test.concurrent("a launcher that is killed takes the command with it", async ({ expect: expectHere }) => {
  const { launcher, line, command } = await launch()
  launcher.kill("SIGKILL")
  expect(await line()).toBe("SIGTERM 1")
  await expectHere.poll(() => runs(command), { timeout: 5000 }).toBe(false)
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
  const [node, args, env] = clone.command("start")
  const child = spawn(node, args, { cwd: "/", env, stdio: "pipe" })
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
