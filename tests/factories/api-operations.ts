import type { AccessRule, EndpointAccess } from "#domain/access/may-access.ts";
import { ACCESS_RULES } from "#tests/specification/access-rules.ts";
import { writtenAccess } from "#tests/specification/endpoint-rules.ts";
import { type Answer, callApi, type Method } from "../setup/call-api.ts";
import { apiEnv } from "./api-env.ts";
import { buildValue, type JsonSchema } from "./json-value.ts";
import { buildCouponInput } from "./coupon.ts";
import { buildCart } from "./cart.ts";
import { buildOrderInput } from "./order.ts";
import { buildRecommendationInput } from "./recommendation.ts";
import { buildWidgetKeyInput } from "./widget-key.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}

/** An endpoint as the API's own document has it. */
export interface Operation {
  title: string;
  method: Exclude<Method, "OPTIONS">;
  path: string;
  /** The expected rule, or "open"; undefined when none is written. A rule that depends on the body is that of the
   *  smallest body. */
  access: EndpointAccess | undefined;
  /** The rule of callers who may send any body. */
  anyAccess: EndpointAccess | undefined;
  /** The rule that the document declares. */
  declared: EndpointAccess | undefined;
  parameters: readonly Parameter[];
  /** Limit of the JSON body, when it differs from the default. */
  bodyLimitBytes: number | undefined;
  /** Schema of a JSON body. */
  body: JsonSchema | null;
  /** Whether it answers a file. */
  isDownload: boolean;
}

interface DocumentedOperation {
  "x-access"?: EndpointAccess;
  "x-body-limit"?: number;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Bodies with fields that depend on one another, which a schema cannot express. */
const BODIES: Readonly<Record<string, unknown>> = {
  "POST /app/staff/widget-keys": buildWidgetKeyInput(),
  "PUT /app/staff/widget-keys/{id}": { ...buildWidgetKeyInput(), version: 1 },
  "POST /app/user/requests/{id}/shipments": {
    lines: [{ itemId: "itm_none", amount: 1 }],
    sentOn: "2026-11-20",
  },
  "POST /app/user/requests/{id}/returns/preview": { lines: [{ itemId: "itm_none", cancelled: 1 }] },
  "POST /app/user/requests/{id}/returns": {
    ...{ lines: [{ itemId: "itm_none", cancelled: 1 }], reason: "Desistência" },
    seen: { returns: 0, amountCents: 0, toGiveBackCents: 0 },
  },
  "POST /app/user/requests/{id}/returns/{returnId}/undo": { reason: "Digitado errado" },
  "POST /app/user/requests/{id}/return-asks": {
    lines: [{ itemId: "itm_none", cancelled: 1 }],
    reason: "Desistência",
  },
  "POST /app/user/requests/{id}/return-asks/{askId}/decline": { reason: "Já saiu" },
  "POST /app/user/requests/{id}/refunds": { amountCents: 100, givenOn: "2026-11-20" },
  "PUT /app/staff/settings/paymentHub": {
    settings: {
      ...{ methods: ["boleto"], pixKey: "", receiverName: "", receiverCity: "" },
      ...{ chargeTtlMinutes: 30, boletoDays: 3, sendsReceipts: true, stopsCards: true, sandboxIsDown: false },
      ...{ remindsPayers: false, remindBeforeDays: [2], remindAfterDays: [1, 5] },
      ...{ callsOffExpired: false, callOffDays: 3 },
      ...{ paymentDetailsEnable: false, instructions: "", agreementTermsConfirmationText: "" },
    },
    version: "1-none",
  },
  "POST /app/user/coupons/check": { code: "SOL10", purchaseType: "closedKits", subtotalCents: 100 },
  "POST /app/staff/coupons": buildCouponInput(),
  "PUT /app/staff/coupons/{id}": { ...buildCouponInput(), version: 1 },
  "POST /app/staff/recommendations": buildRecommendationInput({ categoryId: "cat_none", productCode: null }),
  "PUT /app/staff/recommendations/{id}": {
    ...buildRecommendationInput({ categoryId: "cat_none", productCode: null }),
    version: 1,
  },
  "PUT /app/admin/distributors/{id}/discount-limit": { limitPct: "10", expectedPct: "100" },
  "POST /app/user/carts": buildCart(),
  "POST /app/user/carts/share": buildCart(),
  "POST /app/user/prices/products": { purchaseType: "mountKits", products: [{ id: "prd_none", amount: 1 }] },
  "POST /app/user/requests": buildOrderInput([{ id: "kto_none", amount: 1 }]),
  "PUT /app/user/requests/{id}": buildOrderInput([{ id: "kto_none", amount: 1 }]),
  "PUT /app/user/requests/{id}/billing-date": { billingDate: null, seenBillingDate: null },
  "PUT /app/user/requests/{id}/purchase-number": { purchaseNumber: null, seenPurchaseNumber: null },
  "POST /app/user/requests/{id}/purchase-approval": { order: { version: 1 }, reason: "" },
  "POST /app/user/purchase-approvals/{id}/refuse": { note: "Espere" },
  "PUT /app/user/purchase-rules": {
    ...{ limitCents: null, period: "month", isNumberRequired: false, exceptions: [], version: 0 },
  },
  "POST /app/user/requests/{id}/approval-links": {
    ...{ version: 1, name: "Marina Alves", email: null, lastOn: "2026-12-31" },
  },
  "POST /app/open/approvals/{token}": { version: 1, answer: "accepted", name: "Marina Alves", comment: "" },
  "POST /app/staff/price-changes/preview": { selection: {}, rule: { by: "margin", marginPct: "20" } },
};

const closedKits = ACCESS_RULES.closedKits.rule;

/** Rules of these bodies, for operations that accept several kinds of bodies with different rules. */
const ACCESS_OF_BODIES: Readonly<Record<string, AccessRule>> = {
  "POST /app/user/carts": closedKits,
  "POST /app/user/carts/share": closedKits,
  "POST /app/user/prices/products": ACCESS_RULES.mountKits.rule,
  "POST /app/user/requests": {
    ...closedKits,
    staff: ["requestsCreation.closedKits", "requestButton.order"],
    integrator: ["closedKits", "order", "requestButton.order"],
  },
};

/** Every operation of `/app/open/openapi.json`. */
export async function readOperations(): Promise<Operation[]> {
  const { body } = await callApi("GET", "/app/open/openapi.json");
  const { paths } = body as { paths: Record<string, Record<string, DocumentedOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]): Operation => {
      const method = name.toUpperCase() as Operation["method"];
      const types = Object.keys(operation.responses["200"]?.content ?? {});
      const title = `${method} ${path}`;
      return {
        ...{ title, method, path },
        access: ACCESS_OF_BODIES[title] ?? writtenAccess(title),
        anyAccess: writtenAccess(title),
        declared: operation["x-access"],
        bodyLimitBytes: operation["x-body-limit"],
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content["application/json"]?.schema ?? null,
        isDownload: types.some((type) => type !== "application/json"),
      };
    }),
  );
}

/** Operations as `[title, operation]` for `test.each`. */
export function titled<One extends { title: string }>(operations: readonly One[]): [string, One][] {
  return operations.map((operation) => [operation.title, operation]);
}

/** Names of the parameters in the path. */
export function pathParametersOf({ path }: Operation): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** The operation's path, with the given id or one that does not exist for each parameter. */
export function fillPath({ path, parameters }: Operation, id?: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const schema = parameters.find((one) => one.in === "path" && one.name === name)?.schema;
    return encodeURIComponent(id ?? String(buildValue({ type: "string", ...schema }, name)));
  });
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const search = new URLSearchParams(
    query.map(({ name, schema }) => [name, String(buildValue(schema, name))] as [string, string]),
  ).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

/** The smallest valid body; undefined for an operation without a body. */
export function bodyOf({ title, body }: Operation): unknown {
  return body === null ? undefined : (BODIES[title] ?? buildValue(body));
}

/** Settings by which all external services are unreachable. */
const NOTHING_OUTSIDE = {
  ADDRESS_V1_URL: apiEnv.PARTYKIT_URL,
  VIACEP_URL: apiEnv.PARTYKIT_URL,
  IBGE_URL: apiEnv.PARTYKIT_URL,
  INTELIPOST_URL: apiEnv.PARTYKIT_URL,
};

/** Calls the operation with the smallest valid input. */
export function callOperation(
  operation: Operation,
  headers: Record<string, string>,
  { id, ...changes }: { id?: string; path?: string; body?: unknown } = {},
): Promise<Answer> {
  const { path = fillPath(operation, id), body = bodyOf(operation) } = changes;
  return callApi(operation.method, path, { headers, body, env: NOTHING_OUTSIDE });
}
