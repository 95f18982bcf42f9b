import { Socket } from "node:net"
import { isMainThread } from "node:worker_threads"

// Preloaded by hand-over.mjs, and inherited by every process that the command forks, but only the launcher's direct
// child has the pipe on descriptor 3. The pipe closes whenever the launcher dies; then the command has to end as well.
if (isMainThread && process.env["SVC_LAUNCHER"] === String(process.ppid)) {
  const launcher = new Socket({ fd: 3, readable: true, writable: false })
  launcher.on("error", () => undefined)
  launcher.on("close", () => process.kill(process.pid, "SIGTERM"))
  launcher.resume()
  launcher.unref()
}
