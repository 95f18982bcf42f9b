import { Socket } from "node:net"
import { isMainThread } from "node:worker_threads"

// Preloaded by hand-over.mjs, and inherited by whatever the command forks: only the direct child of the launcher holds
// the pipe on descriptor 3. It closes when the launcher dies, however it dies; then the command has to end as well.
if (isMainThread && process.env["SVC_LAUNCHER"] === String(process.ppid)) {
  const launcher = new Socket({ fd: 3, readable: true, writable: false })
  launcher.on("error", () => undefined)
  launcher.on("close", () => process.kill(process.pid, "SIGTERM"))
  launcher.resume()
  launcher.unref()
}
