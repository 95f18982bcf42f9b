import { expect } from "vitest"

interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

export interface ProblemView {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly traceId: string
}

/**
 * Matches internals that no answer may reveal: a stack trace, SQL, a file name, or a name of the service's own parts.
 */
const inside =
  /\bat [^"]+:\d+:\d+|node_modules|\.ts\b|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|relation "|syntax for type|postgres|pg_|kysely|koa|svc_app|svc_worker|\bECONN|\/(tmp|usr|var)\//i

export const expectNothingInside = ({ text }: Pick<Answered, "text">, where = "") =>
  expect(inside.exec(text)?.[0], `${where}: ${text.slice(0, 300)}`).toBeUndefined()

/** Expects a problem with this status whose `errors` names the field, and no internals. */
export const expectProblem = (answer: Answered, status: number, field?: string, where = ""): ProblemView => {
  const shown = `${where} answered ${answer.status}: ${answer.text.slice(0, 400)}`
  expect(answer.status, shown).toBe(status)
  expect(answer.headers.get("content-type"), shown).toMatch(/^application\/problem\+json/)
  const problem = answer.body as ProblemView
  expect(problem, shown).toMatchObject({ type: expect.any(String), title: expect.any(String), status })
  expect(problem.traceId, shown).toMatch(/^[0-9a-f]{32}$/)
  if (field !== undefined)
    expect(problem.errors?.[field], shown).toEqual([
      expect.stringMatching(/./),
      ...(problem.errors?.[field]?.slice(1) ?? []),
    ])
  expectNothingInside(answer, where)
  return problem
}

/** Expects 401 or 403 without a body. */
export const expectBare = (answer: Answered, status: 401 | 403, where = "") => {
  expect(answer.status, `${where} answered ${answer.status}: ${answer.text.slice(0, 400)}`).toBe(status)
  expect(answer.text, where).toBe("")
  expect(answer.headers.get("content-type"), where).toBeNull()
  // The header alone tells a client which credentials or permission it lacks (RFC 6750, section 3).
  const challenge = answer.headers.get("www-authenticate")
  expect(challenge, where).toMatch(/^(Bearer realm="svc"|Session )/)
  if (status === 403) expect(challenge, where).toMatch(/ error="insufficient_/)
  if (challenge!.startsWith("Bearer")) expect(challenge, where).toMatch(/, scope="[^"]+"$/)
}
