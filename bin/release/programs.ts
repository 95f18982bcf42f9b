import { httpOptions, leanWorkerOptions, workerOptions } from "../node-options.mjs"

const run = (entry: string, options: readonly string[] = []) =>
  ['exec "$svc/runtime/node"', ...options, `"$svc/lib/${entry}.mjs"`, '"$@"'].join(" ")

const script = (...lines: readonly string[]) =>
  ["#!/bin/sh", 'svc=$(dirname "$(dirname "$(readlink -f "$0")")")', ...lines, ""].join("\n")

/** The programs in `bin` of an installation. Each starts Node with its options of `bin/node-options.mjs`. */
export const programs: Readonly<Record<string, string>> = {
  svc: script('if [ "${1-}" = start ]; then', "  shift", `  ${run("all-in-one")}`, "fi", run("cli")),
  "svc-http": script(run("http", httpOptions)),
  "svc-worker": script(run("worker", workerOptions)),
  "svc-worker-lean": script(run("worker", leanWorkerOptions)),
}
