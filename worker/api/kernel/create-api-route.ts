import type { Context, Hono } from "hono";
import * as z from "zod";
import { parseBrowserInfo } from "#domain/access/browser-info-schema.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import type { Services } from "#worker/create-services.ts";
import type { Scope } from "#worker/scope.ts";
import { assertMayCall } from "#worker/services/shared/authorise.ts";
import { MAX_ISSUES, MAX_STRANGER_VALUES, maxValuesOf, namedIssues } from "./input-limits.ts";
import { type Operation, routePathOf } from "./operation.ts";
import { MAX_BODY_BYTES, readBody } from "./read-body.ts";
import { type Strip, stripperOf } from "./strip-answer.ts";

export interface ApiVariables {
  scope: Scope;
  services: Services;
}
export type ApiEnvironment = {
  Bindings: object;
  /** `isCounted`: whether the rate limiter counted the call before authentication; `checksAnswers`: whether answers are
   *  compared with their contracts. */
  Variables: ApiVariables & { isCounted: boolean; checksAnswers: boolean };
};
export type Api = Hono<ApiEnvironment>;

/** Schema of empty input. */
export const NoFields = z.strictObject({});

/** Contract of an endpoint: everything except rules. Rules, authorisation first, belong to the service. */
export interface RouteContract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> extends Omit<Operation, "fileType"> {
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Accepts the header `Idempotency-Key`. */
  idempotent?: boolean;
}

export interface HandlerInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  services: Services;
  scope: Scope;
  /** For what is not in the fields, such as the cookie. */
  request: Request;
  idempotencyKey: string | null;
  /** Headers to add to the answer, such as cookies. */
  headers: Headers;
}

/** An endpoint. Its types are erased to keep type checking of the whole API fast. */
export interface ApiRoute {
  operation: Operation;
  register(api: Api): void;
}

/** Creates an endpoint: checks access, parses the input, calls the handler, and strips fields that the contract does
 *  not name from the answer. Refusals are thrown to the error handler.
 *  @throws DomainError as `assertMayCall`; INVALID_JSON, INVALID_BODY with the invalid fields */
export function createApiRoute<
  Params extends z.ZodType = typeof NoFields,
  Query extends z.ZodType = typeof NoFields,
  Body extends z.ZodType = typeof NoFields,
  Answer extends z.ZodType = z.ZodType,
>(
  contract: RouteContract<Params, Query, Body, Answer>,
  handler: (
    input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Answer>> | z.input<Answer>,
): ApiRoute {
  const { method, access, bodyLimitBytes: limitBytes = MAX_BODY_BYTES, status = 200 } = contract;
  const maxValues = access === "open" ? MAX_STRANGER_VALUES : maxValuesOf(limitBytes);
  let strip: Strip | undefined;
  async function answer(context: Context<ApiEnvironment>): Promise<Response> {
    const { scope, services } = context.var;
    assertMayCall(scope, access);
    const params = parseFields(contract.params ?? NoFields, context.req.param(), "path");
    const { browser, ...query } = context.req.query();
    if (method !== "get" && browser !== undefined) parseBrowserInfo(browser);
    // The query of a GET is described in its own contract.
    const asked = method === "get" && contract.query ? context.req.query() : query;
    const parsedQuery = parseFields(contract.query ?? NoFields, asked, "query");
    const body = contract.body
      ? parseFields(contract.body, await readBody(context.req.raw, { limitBytes, maxValues }), "body")
      : {};
    const headers = new Headers();
    const data = await handler({
      params: params as z.output<Params>,
      query: parsedQuery as z.output<Query>,
      body: body as z.output<Body>,
      services,
      scope,
      request: context.req.raw,
      idempotencyKey: readIdempotencyKey(context, contract.idempotent === true),
      headers,
    });
    headers.forEach((value, name) => {
      context.header(name, value, { append: true });
    });
    strip ??= stripperOf(contract.answer);
    const kept = strip(data);
    if (context.var.checksAnswers) assertKeeps(contract.answer, data, kept);
    return context.json({ data: kept }, status);
  }
  return {
    operation: contract,
    register(api) {
      api.on(method.toUpperCase(), routePathOf(contract), answer);
    },
  };
}

/** Compares an answer with what its contract makes of it.
 *  @throws Error for an answer that is not valid, or was stripped otherwise */
function assertKeeps(answer: z.ZodType, data: unknown, kept: unknown): void {
  const expected = JSON.stringify(answer.parse(data));
  if (JSON.stringify(kept) !== expected)
    throw new Error(`Stripped otherwise than by the contract: ${expected}`);
}

/** Parses untrusted fields.
 *  @throws DomainError INVALID_BODY with an issue for each invalid field, up to a limit */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  place: string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const found = result.error.issues.slice(0, MAX_ISSUES).flatMap((issue): FieldIssue[] => {
    const at = issue.path.map(String);
    const code = issue.code === "custom" ? String(issue.params?.["code"] ?? "INVALID") : issue.code;
    if (issue.code !== "unrecognized_keys") {
      return [{ field: at.join(".") || place, code, message: issue.message }];
    }
    // The issue's own message lists all keys, and would do so once per key.
    const keys = issue.keys.slice(0, MAX_ISSUES);
    return keys.map((key) => ({ field: [...at, key].join("."), code, message: "Unrecognized key" }));
  });
  throw new DomainError("INVALID_BODY", { issues: namedIssues(found) });
}

function readIdempotencyKey(context: Context<ApiEnvironment>, isTaken: boolean): string | null {
  const key = context.req.header("idempotency-key");
  if (!isTaken || key === undefined) return null;
  return parseFields(z.string().min(8).max(255), key, "Idempotency-Key");
}
