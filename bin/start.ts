// A word at once: what follows takes a second or two to load.
console.error("svc: starting; Ctrl-C stops it in order")
await import("./serve.ts")
