// Ends the run as failed when PostgreSQL's driver warns of a use that its next version refuses: the service would stop
// working with an update. Node gives such a warning once for each process.

// The files of a process share the driver and load this file anew.
const place = globalThis as typeof globalThis & { svcHearsTheDriver?: true }

if (place.svcHearsTheDriver === undefined) {
  place.svcHearsTheDriver = true
  process.on("warning", (warning) => {
    if (warning.name === "DeprecationWarning" && /\bpg@\d/u.test(warning.message)) throw warning
  })
}
