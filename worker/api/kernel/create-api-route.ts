import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import type { Services } from "#worker/create-services.ts";
import type { Scope } from "#worker/scope.ts";
import { readBody } from "./read-body.ts";

export interface ApiVariables {
  scope: Scope;
  services: Services;
}
export type ApiEnvironment = { Bindings: object; Variables: ApiVariables };
export type Api = OpenAPIHono<ApiEnvironment>;

const NoFields = z.object({}).strict();

/** Contract of an endpoint: everything about it that is not a rule. Rules, authorisation first, are the service's. */
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
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Takes the header `Idempotency-Key`. */
  idempotent?: boolean;
  status?: 200 | 201;
}

export interface HandlerInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  services: Services;
  scope: Scope;
  idempotencyKey: string | null;
  /** Sets headers of the answer, cookies for one. */
  headers: Headers;
}

/** A route that can be registered; its types are erased so that checking the whole API stays quick. */
export type ApiRoute = (api: Api) => void;

/** One endpoint: parses what comes in, calls the handler, and strips from the answer what the contract does not
 *  name. A refusal is thrown and answered by the one error handler.
 *  @throws DomainError INVALID_JSON, INVALID_BODY naming each field */
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
  const { method, path, status = 200 } = contract;
  async function answer(context: Context<ApiEnvironment>): Promise<Response> {
    const { scope, services } = context.var;
    const params = parseFields(contract.params ?? NoFields, context.req.param(), "path");
    const { browser: _browser, ...query } = context.req.query();
    const parsedQuery = parseFields(
      contract.query ?? NoFields,
      contract.query ? context.req.query() : query,
      "query",
    );
    const body = contract.body ? parseFields(contract.body, await readBody(context.req.raw), "body") : {};
    const headers = new Headers();
    const data = await handler({
      params: params as z.output<Params>,
      query: parsedQuery as z.output<Query>,
      body: body as z.output<Body>,
      services,
      scope,
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

function describe<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  contract: RouteContract<P, Q, B, A>,
) {
  const { method, path, summary, tag, params, query, body, answer, status = 200 } = contract;
  return createRoute({
    method,
    path,
    summary,
    tags: [tag],
    request: {
      ...(params ? { params: params as unknown as z.ZodObject } : {}),
      ...(query ? { query: query as unknown as z.ZodObject } : {}),
      ...(body ? { body: { content: { "application/json": { schema: body } }, required: true } } : {}),
    },
    responses: {
      [status]: {
        description: "The answer",
        content: { "application/json": { schema: z.object({ data: answer }) } },
      },
      default: {
        description: "A refusal",
        content: { "application/json": { schema: ErrorSchema } },
      },
    },
  });
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
 *  @throws DomainError INVALID_BODY with one issue for each field */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  place: string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue): FieldIssue[] => {
    const at = issue.path.map(String);
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...at, key]) : [at];
    const code = issue.code === "custom" ? String(issue.params?.["code"] ?? "INVALID") : issue.code;
    return paths.map((path) => ({ field: path.join(".") || place, code, message: issue.message }));
  });
  throw new DomainError("INVALID_BODY", { issues });
}

function readIdempotencyKey(context: Context<ApiEnvironment>, isTaken: boolean): string | null {
  const key = context.req.header("idempotency-key");
  if (!isTaken || key === undefined) return null;
  return parseFields(z.string().min(8).max(255), key, "Idempotency-Key");
}
