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
import type { ReadFile } from "./body.ts"
import type { FileBody } from "./file-body.ts"
import type { TextPieces } from "./items.ts"
import type { Problem } from "./problem.ts"

type Method = "get" | "post" | "put" | "patch" | "delete"
export type ApiVersion = "2.0" | "2.1"

export interface Reply {
  readonly status: number
  /** JSON value; absent for an empty body. */
  readonly body?: unknown
  /** An answer that is not JSON, with its media type. */
  readonly content?: {
    readonly type: string
    readonly data: string | Buffer | TextPieces
    /** The bytes of a piece of the text; UTF-8 where nothing is said. */
    readonly encode?: (text: string) => Buffer
  }
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/** What an operation asks of its caller: a permission, a session of whatever permissions, or no more than a name. */
type Asked = Need | "session" | "anyone"

/** Who calls, for which legal entity, and what the call's events carry (contract Q25, Q28). */
export interface Call {
  readonly principal: Principal
  readonly legalEntity: LegalEntity
  /** False where the header is missing with several to choose from, which only `anyLegalEntity` lets through. */
  readonly isLegalEntityKnown: boolean
  readonly scope: Scope
  readonly origin: EventOrigin
  readonly version: ApiVersion
  readonly place: SignInPlace
  /** `If-Match` of the request, as it stands (contract Q37). */
  readonly ifMatch?: string
}

/** The parts of a request, checked against the operation's schemas. */
export interface Input<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly params: Static<P>
  readonly query: Static<Q>
  readonly body: Static<B>
  readonly bodyText: string
  /** Of an operation that takes rows: what `data` holds, which the body then has no more. */
  readonly rows: readonly unknown[] | string
  /** Of an operation that takes a file: what its reader made of it. */
  readonly file: ReadFile
  /** Of an operation that `offers` types: the one that `Accept` asks for, the first where none of them fits. */
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
 * - `idempotent`: runs in it, with an answer that is kept under `svc-idempotency-key` in it (contract Q29);
 * - `outside`: runs after it, because it takes long or calls other services; so its answer cannot be kept.
 */
type TransactionMode = "idempotent" | "outside"

interface Described {
  readonly method: Method
  /** OpenAPI template, `/Webhooks/{id}`; matched in any letter case (contract Q1). */
  readonly path: string
  /** The path of the operation that this one is another spelling of (contract Q2). */
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
  /** Body members that are kept as JSON text rather than read. */
  readonly freeMembers?: readonly string[]
}

/** An operation of the interface: token, legal entity and permission are checked before its handler. */
export interface ApiOperation<P extends TSchema, Q extends TSchema, B extends TSchema>
  extends Described, Typed<P, Q, B> {
  readonly need: Asked
  /** A second permission that it asks for. */
  readonly needsToo?: Need
  /** A permission that is enough in the place of `need`. */
  readonly orNeeds?: Need
  /** The handler runs in the transaction of the checks, unless it says otherwise. */
  readonly transaction?: TransactionMode
  /** Requests of a tenant without a key that come at the same time are committed together; they are many and small. */
  readonly grouped?: true
  /** A `get` whose handler reads with one statement, which is then one round trip to the database. */
  readonly readsOnce?: true
  /** Offered as JSON, text/json and text/plain (contract Q13). */
  readonly negotiated?: true
  /** Types of a successful answer that the handler can give (contract Q13); JSON where this says nothing. */
  readonly offers?: readonly [string, ...string[]]
  readonly bodyOptional?: true
  /**
   * The most rows in the member `data` of the body, which is read in pieces and may be larger than others (contract Q9);
   * the handler checks the rows.
   */
  readonly mostRows?: number
  /** Set where the body is a file, which is read in pieces and may be larger than others (contract Q9). */
  readonly takesFile?: FileBody
  /**
   * Wants a proof of who calls in the last ten minutes, where the caller is a session (contract G12); `tokens too`: of every
   * caller, where an access token that client id and secret were given for is one (contract A20).
   */
  readonly recent?: true | "tokens too"
  /** Written down as a security event when it has succeeded (contract G20). */
  readonly records?: {
    readonly type: SecurityEventType
    /** What it was done to; the path without this. */
    readonly about?: (input: Input<P, Q, B>) => string
  }
  /**
   * With `preview=true` in the query everything is undone when the answer is made, so that it says what would come of the
   * request and nothing is written; no answer is kept.
   */
  readonly previews?: true
  /**
   * A `get` of what has no `modified`: its tag is that of the whole answer, which a change gives in the same form, or of what
   * this picks of it (contract Q37).
   */
  readonly tagsWhole?: true | ((body: never) => unknown)
  /** A change that may say of which state it is, by `If-Match`. */
  readonly takesIfMatch?: true
  /** Not about one legal entity: the header may be missing (contract Q26). */
  readonly anyLegalEntity?: true
  /** Also for a session that owes a second factor (contract G21). */
  readonly whileOwing?: true
  readonly handle: (call: Call, input: Input<P, Q, B>) => Effect.Effect<Reply, ApiError>
}

/** The caller of an open operation, as far as its handler may know it. */
export interface Caller {
  readonly address: string
  /** The request comes from this machine and was not passed on by a proxy. */
  readonly isLocal: boolean
  readonly header: (name: string) => string
}

/** An operation that is open (contract Q33), or that asks for credentials of its own kind. */
export interface OpenOperation<P extends TSchema, Q extends TSchema, B extends TSchema>
  extends Described, Typed<P, Q, B> {
  readonly open: true
  readonly bodyType: "json" | "form" | "none"
  /** Most bytes of the body, where it is less than anybody else's (contract Q9). */
  readonly maxBodyBytes?: number
  /** Whether the parameters of the path name something; without it 404, and no body is read. */
  readonly exists?: (params: Static<P>) => Effect.Effect<boolean, ApiError>
  /** A 401 says why: what was typed is wrong, and no token is missing. */
  readonly tells401?: true
  /** The operation's own wording of a refusal, where it is not problem details. */
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
 * Defines an open operation. Query parameters that it does not declare are ignored (contract Q7; RFC 6749, section 3.2;
 * probes add theirs).
 */
export const openOperation = <P extends TSchema = Nothing, Q extends TSchema = Nothing, B extends TSchema = Nothing>(
  operation: Defaults<OpenOperation<P, Q, B>> & Partial<Pick<OpenOperation<P, Q, B>, "params" | "query" | "body">>,
): AnyOpenOperation => ({ params: nothing, query: ignored, body: nothing, ...operation }) as unknown as AnyOpenOperation

/** The same operation at other paths, by which the interface knows it too (contract Q2). */
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

/** Whether a body is read at all, even if only to refuse one that is not empty. */
export const readsBody = (operation: AnyOperation): boolean =>
  "open" in operation ? operation.bodyType !== "none" : writing.has(operation.method)
