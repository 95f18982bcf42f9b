import { apiVersions } from "@svc/adapters/installation/assets"
import type { LegalEntity } from "@svc/domain/organisation/tenant"
import type { Need } from "@svc/domain/identity/permissions"
import type { Principal } from "@svc/domain/identity/access-token"
import type { SecurityEventType } from "@svc/domain/people/security-event"
import type { SignInPlace } from "@svc/domain/people/session"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import type { Effect } from "effect"
import { type Static, type TObject, type TSchema, Type } from "typebox"
import type { ApiError } from "./api-error.ts"
import type { Coded } from "./coding.ts"
import type { ReadFile } from "./body.ts"
import type { FileBody } from "./file-body.ts"
import type { TextPieces } from "./items.ts"
import type { Problem } from "./problem.ts"

type Method = "get" | "post" | "put" | "patch" | "delete"
/** The versions of the interface, oldest first. */
export const versions = apiVersions
export type ApiVersion = (typeof versions)[number]

export interface Reply {
  readonly status: number
  /** JSON value; absent for an empty body. */
  readonly body?: unknown
  /** An answer that is not JSON, with its media type. */
  readonly content?: {
    readonly type: string
    readonly data: string | Buffer | TextPieces
    /** Encodes a piece of the text; UTF-8 by default. */
    readonly encode?: (text: string) => Buffer
    /** Compressed forms of data that is the same for all callers. Then the answer has an `etag`. */
    readonly coded?: Coded
  }
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/** The requirement on the caller: a permission, a session with any permissions, or just an identity. */
type Asked = Need | "session" | "anyone"

/** The caller, the legal entity, and the origin of the call's events (contract Q25, Q28). */
export interface Call {
  readonly principal: Principal
  readonly legalEntity: LegalEntity
  /** False when the header is missing and there are several legal entities; only `anyLegalEntity` permits that. */
  readonly isLegalEntityKnown: boolean
  readonly scope: Scope
  readonly origin: EventOrigin
  readonly version: ApiVersion
  readonly place: SignInPlace
  /** `If-Match` of the request, unparsed (contract Q37). */
  readonly ifMatch?: string
}

/** The parts of a request, checked against the operation's schemas. */
export interface Input<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly params: Static<P>
  readonly query: Static<Q>
  readonly body: Static<B>
  readonly bodyText: string
  /** For an operation that takes rows: the content of `data`, which is removed from the body. */
  readonly rows: readonly unknown[] | string
  /** For an operation that takes a file: the reader's result. */
  readonly file: ReadFile
  /** For an operation that `offers` types: the one that `Accept` asks for, or the first when none matches. */
  readonly mediaType: string
}

export interface Answer {
  readonly description: string
  readonly schema?: TSchema
  /** Media type of an answer that is not JSON. */
  readonly type?: string
}

/**
 * How a handler uses the transaction of the checks:
 *
 * - `idempotent`: runs in it, and its answer is stored under `svc-idempotency-key` in it (contract Q29);
 * - `outside`: runs after it, because it takes long or calls other services; so its answer cannot be stored.
 */
type TransactionMode = "idempotent" | "outside"

interface Described {
  readonly method: Method
  /** OpenAPI template, such as `/Webhooks/{id}`; letter case is ignored (contract Q1). */
  readonly path: string
  /** The path of the operation that this one is an alternative spelling of (contract Q2). */
  readonly aliasOf?: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly answers: Readonly<Record<number, Answer>>
}

interface Typed<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Body members that stay JSON text instead of being parsed. */
  readonly freeMembers?: readonly string[]
}

/** An operation of the interface: token, legal entity and permission are checked before its handler. */
export interface ApiOperation<P extends TSchema, Q extends TSchema, B extends TSchema>
  extends Described, Typed<P, Q, B> {
  readonly need: Asked
  /** A second permission that is required. */
  readonly needsToo?: Need
  /** A permission that suffices instead of `need`. */
  readonly orNeeds?: Need
  /** By default the handler runs in the transaction of the checks. */
  readonly transaction?: TransactionMode
  /** Set when concurrent requests of a tenant without a key are committed together, because they are many and small. */
  readonly grouped?: true
  /** Set on a `get` whose handler reads with one statement, which then takes one round trip to the database. */
  readonly readsOnce?: true
  /**
   * Set on a `get` that may take long because it reads everything of some kind. Lists as CSV always do (contract Q20).
   */
  readonly readsMuch?: true
  /** Set when the answer is offered as JSON, text/json and text/plain (contract Q13). */
  readonly negotiated?: true
  /** Media types of a successful answer that the handler can produce (contract Q13); JSON by default. */
  readonly offers?: readonly [string, ...string[]]
  readonly bodyOptional?: true
  /**
   * The most rows in the body's member `data`. The body is read in pieces and may be larger than others (contract
   * Q9); the handler checks the rows.
   */
  readonly mostRows?: number
  /** Set when the body is a file. The body is read in pieces and may be larger than others (contract Q9). */
  readonly takesFile?: FileBody
  /**
   * Requires that the caller proved its identity in the last ten minutes, if the caller is a session (contract G12).
   * With `tokens too` it applies to every caller; an access token issued for client id and secret counts as a proof
   * (contract A20).
   */
  readonly recent?: true | "tokens too"
  /** Recorded as a security event when it succeeds (contract G20). */
  readonly records?: {
    readonly type: SecurityEventType
    /** The object of the operation; by default the path. */
    readonly about?: (input: Input<P, Q, B>) => string
  }
  /**
   * Set when `preview=true` in the query undoes everything after the answer is made: the answer shows the effect of the
   * request and nothing is written. No answer is stored. With `always` the operation does nothing else.
   */
  readonly previews?: true | "always"
  /**
   * Set on a `get` of a resource without `modified`: its tag is that of the whole answer, which a change returns in the
   * same form, or of the part that this function selects (contract Q37).
   */
  readonly tagsWhole?: true | ((body: never) => unknown)
  /** Set on a change that accepts the expected state in `If-Match`. */
  readonly takesIfMatch?: true
  /** Set when the operation does not concern one legal entity: the header may be missing (contract Q26). */
  readonly anyLegalEntity?: true
  /** Set when a session that owes a second factor may use it too (contract G21). */
  readonly whileOwing?: true
  readonly handle: (call: Call, input: Input<P, Q, B>) => Effect.Effect<Reply, ApiError>
}

/** The information about the caller that an open operation's handler may use. */
export interface Caller {
  readonly address: string
  /** True when the request comes from this machine and no proxy passed it on. */
  readonly isLocal: boolean
  readonly header: (name: string) => string
}

/** An operation that is open (contract Q33), or that has its own kind of credentials. */
export interface OpenOperation<P extends TSchema, Q extends TSchema, B extends TSchema>
  extends Described, Typed<P, Q, B> {
  readonly open: true
  readonly bodyType: "json" | "form" | "none"
  /** The largest body in bytes, where it is smaller than usual (contract Q9). */
  readonly maxBodyBytes?: number
  /** True when the path parameters name something that exists; otherwise the answer is 404 and no body is read. */
  readonly exists?: (params: Static<P>) => Effect.Effect<boolean, ApiError>
  /** Set when a 401 explains the mistake in the entered credentials, instead of asking for a token. */
  readonly tells401?: true
  /** The operation's own format of a refusal, if it is not problem details. */
  readonly refuse?: (problem: Problem) => unknown
  readonly handle: (input: Input<P, Q, B> & Caller) => Effect.Effect<Reply, ApiError>
}

export type AnyApiOperation = ApiOperation<TSchema, TSchema, TSchema>
export type AnyOpenOperation = OpenOperation<TSchema, TSchema, TSchema>
export type AnyOperation = AnyApiOperation | AnyOpenOperation

const nothing = Type.Object({}, { additionalProperties: false })
const ignored = Type.Object({})
type Nothing = TObject<{}>

type Defaults<O> = Omit<O, "params" | "query" | "body">

/** Defines an operation; parts of a request that it does not declare are refused (contract Q7). */
export const apiOperation = <P extends TSchema = Nothing, Q extends TSchema = Nothing, B extends TSchema = Nothing>(
  operation: Defaults<ApiOperation<P, Q, B>> & Partial<Pick<ApiOperation<P, Q, B>, "params" | "query" | "body">>,
): AnyApiOperation => ({ params: nothing, query: nothing, body: nothing, ...operation })

/**
 * Defines an open operation. Undeclared query parameters are ignored (contract Q7; RFC 6749, section 3.2), because
 * probes add theirs.
 */
export const openOperation = <P extends TSchema = Nothing, Q extends TSchema = Nothing, B extends TSchema = Nothing>(
  operation: Defaults<OpenOperation<P, Q, B>> & Partial<Pick<OpenOperation<P, Q, B>, "params" | "query" | "body">>,
): AnyOpenOperation => ({ params: nothing, query: ignored, body: nothing, ...operation }) as unknown as AnyOpenOperation

/** The same operation at alternative paths (contract Q2). */
export const withAliases = (operation: AnyApiOperation, ...paths: readonly string[]): readonly AnyApiOperation[] => [
  operation,
  ...paths.map((path) => ({ ...operation, path, aliasOf: operation.path })),
]

/** The permissions that a caller must hold: one of each group. */
export const needsOf = ({
  need,
  needsToo,
  orNeeds,
}: Pick<AnyApiOperation, "need" | "needsToo" | "orNeeds">): readonly (readonly Need[])[] => [
  ...(need === "session" || need === "anyone" ? [] : [orNeeds === undefined ? [need] : [need, orNeeds]]),
  ...(needsToo === undefined ? [] : [[needsToo]]),
]

export const takesBody = (operation: AnyOperation): boolean => operation.body !== nothing

const writing: ReadonlySet<Method> = new Set(["post", "put", "patch"])

/** True when a body is read at all, even if only to refuse one that is not empty. */
export const readsBody = (operation: AnyOperation): boolean =>
  "open" in operation ? operation.bodyType !== "none" : writing.has(operation.method)
