import {
  type RevenueRecognitionRule,
  revenueRecognitionRuleFields,
} from "@svc/domain/reference-data/revenue-recognition-rule"
import { Effect } from "effect"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./reference-data.schema.ts"
import type { ReferenceDataDoor } from "./reference-data.route.ts"

const rule = resource({
  schema: schemas.RevenueRecognitionRule,
  fields: revenueRecognitionRuleFields,
  body: (item: RevenueRecognitionRule) => item,
})

const tag = "Reference data"

/** Revenue recognition rules (contract D2). */
export const revenueRuleOperations = ({
  referenceData: { revenueRecognitionRules: rules },
  baseUrl,
}: ReferenceDataDoor): readonly AnyOperation[] => [
  makeListOperation(baseUrl)({
    path: "/RevenueRecognitionRules",
    tag,
    need: "settings:read",
    summary: "Get revenue recognition rules",
    description: "A rule says how the revenue of a line is spread over the months of its service period.",
    resource: rule,
    list: ({ scope }, request) => rules.list(scope, request),
  }),
  apiOperation({
    method: "post",
    path: "/RevenueRecognitionRules",
    tag,
    need: "settings:write",
    transaction: "idempotent",
    summary: "Create a revenue recognition rule",
    description:
      "`Monthly` gives all whole months the same weight, `Days` weighs by days; `FrontLoad` and `BackLoad` count months from the first day and assign each to the month in which it starts or ends. `upfrontPercent` of the net amount is recognised in the first month beforehand.",
    body: schemas.CreateRevenueRecognitionRuleRequest,
    answers: { 201: { description: "Created", schema: rule.schema } },
    handle: ({ scope }, { body }) => Effect.map(rules.create(scope, body), rule.created),
  }),
  apiOperation({
    method: "get",
    path: "/RevenueRecognitionRules/{id}",
    tag,
    need: "settings:read",
    summary: "Get a revenue recognition rule",
    params: idParameter(),
    answers: { 200: { description: "It", schema: rule.schema }, 404: { description: "No such rule" } },
    handle: ({ scope }, { params: { id } }) => Effect.map(rules.get(scope, id), rule.ok),
  }),
]
