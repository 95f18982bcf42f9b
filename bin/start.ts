// Printed at once, because the following imports take a second or two.
console.error("svc: starting; Ctrl-C stops it cleanly")
await import("./serve.ts")
