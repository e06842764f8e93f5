import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { EndpointAccess } from "#domain/access/may-access.ts";
import { parseBrowserInfo } from "#domain/access/browser-info-schema.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import type { Services } from "#worker/create-services.ts";
import type { Scope } from "#worker/scope.ts";
import { assertMayCall } from "#worker/services/shared/authorise.ts";
import { MAX_ISSUES, MAX_STRANGER_VALUES, maxValuesOf, namedIssues } from "./input-limits.ts";
import { MAX_BODY_BYTES, readBody } from "./read-body.ts";

export interface ApiVariables {
  scope: Scope;
  services: Services;
}
export type ApiEnvironment = {
  Bindings: object;
  /** `isCounted`: whether the rate limiter counted the call before authentication. */
  Variables: ApiVariables & { isCounted: boolean };
};
export type Api = OpenAPIHono<ApiEnvironment>;

/** Schema of empty input. */
export const NoFields = z.object({}).strict();

/** Contract of an endpoint: everything except rules. Rules, authorisation first, belong to the service. */
export interface RouteContract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  method: "get" | "post" | "put" | "delete";
  path: string;
  summary: string;
  tag: string;
  /** Access: the rule that its service asserts first, or everybody. The document shows it as `x-access`. */
  access: EndpointAccess;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Limit of the body, if larger than the default. */
  bodyLimitBytes?: number;
  /** Content types of a body that is a file, which the handler reads. */
  fileTypes?: readonly string[];
  answer: Answer;
  /** Accepts the header `Idempotency-Key`. */
  idempotent?: boolean;
  status?: 200 | 201;
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

/** A route to register. Its types are erased to keep type checking of the whole API fast. */
export type ApiRoute = (api: Api) => void;

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
  const { method, path, access, bodyLimitBytes: limitBytes = MAX_BODY_BYTES, status = 200 } = contract;
  const maxValues = access === "open" ? MAX_STRANGER_VALUES : maxValuesOf(limitBytes);
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
    return context.json({ data: contract.answer.parse(data) }, status);
  }
  return (api) => {
    api.openAPIRegistry.registerPath(describe(contract));
    api.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ":$1"), answer);
  };
}

/** Adds an open POST that reads its own body to the document. */
export function documentOpenRoute(api: Api, { path, summary }: { path: string; summary: string }): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path,
    summary,
    tags: ["Payment"],
    "x-access": "open",
    responses: { default: { description: "The answer" } },
  });
}

function describe<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  contract: RouteContract<P, Q, B, A>,
) {
  const {
    method,
    path,
    summary,
    tag,
    access,
    params,
    query,
    body,
    fileTypes,
    answer,
    status = 200,
  } = contract;
  return createRoute({
    method,
    path,
    summary,
    tags: [tag],
    "x-access": access,
    ...(contract.bodyLimitBytes === undefined ? {} : { "x-body-limit": contract.bodyLimitBytes }),
    request: {
      ...(params ? { params: params as unknown as z.ZodObject } : {}),
      ...(query ? { query: query as unknown as z.ZodObject } : {}),
      ...(body
        ? { body: { content: { "application/json": writtenLater(body, "input") }, required: true } }
        : {}),
      ...(fileTypes ? { body: { content: fileContent(fileTypes), required: true } } : {}),
    },
    responses: {
      [status]: {
        description: "The answer",
        content: { "application/json": writtenLater(z.object({ data: answer }), "output") },
      },
      default: {
        description: "A refusal",
        content: { "application/json": writtenLater(ErrorSchema, "output") },
      },
    },
  });
}

function fileContent(types: readonly string[]) {
  const schema = { type: "string", format: "binary" } as const;
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

/** The schema for the document, generated on demand by zod, which knows its own types. Constraints that JSON Schema
 *  cannot express, such as checks by a function, are left out. */
function writtenLater(schema: z.ZodType, io: "input" | "output") {
  return {
    get schema() {
      const { $schema: _dialect, ...written } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
      return written as object;
    },
  };
}

const ErrorSchema = z.object({
  error: z.object({
    type: z.string(),
    title: z.string(),
    description: z.string(),
    details: z.unknown(),
    requestId: z.string(),
  }),
});

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
