// Fails the run when PostgreSQL's driver warns of a use that its next version refuses, because an update would break
// the service. Node prints such a warning once per process.

// The files of a process share the driver, and each loads this file anew.
const place = globalThis as typeof globalThis & { svcHearsTheDriver?: true }

if (place.svcHearsTheDriver === undefined) {
  place.svcHearsTheDriver = true
  process.on("warning", (warning) => {
    if (warning.name === "DeprecationWarning" && /\bpg@\d/u.test(warning.message)) throw warning
  })
}
