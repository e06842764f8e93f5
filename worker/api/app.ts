import type { ExecutionContext } from "@cloudflare/workers-types";
import { type Context, Hono, type Next } from "hono";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { createServices } from "../create-services.ts";
import { errorFacts, logEvent } from "../log.ts";
import { readBearerToken, readCredentials } from "../credentials.ts";
import type { Env } from "../env.ts";
import { openScope } from "../open-scope.ts";
import type { ApiDocument } from "../load-context.ts";
import { newId } from "../scope.ts";
import { replaceOutdatedCredentials } from "../services/access/replace-credentials.ts";
import { readReadiness } from "./health/health.ts";
import type { Api, ApiEnvironment } from "./kernel/create-api-route.ts";
import { asDomainError, describeError } from "./kernel/errors.ts";
import { assertClientFits, assertPathFits, isForUsers } from "./kernel/fits.ts";
import { assertAddressFits } from "./kernel/input-limits.ts";
import { keepReplacedSession } from "./kernel/keep-session.ts";
import { limitStranger, limitUnnamed } from "./kernel/limit-rate.ts";
import { assertSameOrigin } from "./kernel/same-origin.ts";
import { writeDocument } from "./kernel/operation.ts";
import { securityHeaders } from "./kernel/security-headers.ts";
import { createSiteRule, type SiteRule } from "./kernel/site-rule.ts";
import { API_ROUTES } from "./routes.ts";
import { newDatabaseUse, serverTiming } from "../db/database-fetch.ts";

const OPERATIONS = API_ROUTES.map(({ operation }) => operation);

const CORS_HEADERS = "content-type, x-publishable-key, x-site-visit, idempotency-key";

/** The REST API. With `checksAnswers`, as in the tests, each answer must be what its contract says; otherwise answers
 *  only lose the fields that it does not name. Order of middleware: errors, preflight, time and headers, length of the
 *  address, rate limit, authentication, same origin. Each endpoint then checks access before it reads the call. */
export function createApi({ checksAnswers = false } = {}): Api {
  const api = new Hono<ApiEnvironment>();
  api.onError(answerError);
  api.notFound((context) =>
    answerError(new DomainError("NOT_FOUND", { entity: "path", id: context.req.path }), context),
  );
  const isForOtherSites = createSiteRule(OPERATIONS);
  api.options("*", (context) => answerPreflight(context, isForOtherSites));
  api.use("*", async (context, next) => {
    context.set("checksAnswers", checksAnswers);
    await measureAndProtect(context, next);
    if (isForOtherSites(context.req.method, context.req.path)) allowOrigin(context);
  });
  api.get("/health", (context) => context.json({ data: { status: "ok" } }));
  api.use("*", refuseFlood);
  api.use("/app/*", identify);
  api.get("/health/ready", async (context) => {
    const scope = await openScope(context.req.raw, context.env, executionContext(context), {
      renews: false,
    }).catch(() => null);
    if (scope === null) return context.json({ data: { ready: false, checks: { database: false } } }, 503);
    const readiness = await readReadiness(scope);
    return context.json({ data: readiness }, readiness.ready ? 200 : 503);
  });
  for (const { register } of API_ROUTES) register(api);
  api.get("/app/open/openapi.json", answerDocument());
  return api;
}

/** Answers the API's document. It is written once per instance of the Worker, because the endpoint is public. */
function answerDocument() {
  let written: string | null = null;
  return (context: Ctx) => {
    written ??= JSON.stringify(readDocument());
    return context.body(written, 200, { "content-type": "application/json; charset=utf-8" });
  };
}

/** The API's document. */
export function readDocument(): ApiDocument {
  return writeDocument(OPERATIONS);
}

type Ctx = Context<ApiEnvironment>;

function executionContext(context: Ctx): ExecutionContext | null {
  try {
    return context.executionCtx as ExecutionContext;
  } catch {
    return null;
  }
}

/** Refusals that are not caused by the caller. */
const LOGGED_CODES: readonly string[] = ["INTERNAL", "DATABASE_UNAVAILABLE", "FILES_UNAVAILABLE"];

function answerError(thrown: unknown, context: Ctx): Response {
  const error = asDomainError(thrown);
  const scope = context.var.scope as ApiEnvironment["Variables"]["scope"] | undefined;
  const requestId = scope?.requestId ?? newId("rqt");
  if (LOGGED_CODES.includes(error.code)) {
    logEvent("error", "request-failed", { requestId, path: context.req.path, ...errorFacts(thrown) });
  }
  const { status, body } = describeError(error, requestId);
  context.header("x-request-id", requestId);
  if (error.code === "RATE_LIMITED") {
    context.header("retry-after", String((error as DomainError<"RATE_LIMITED">).details.retryAfterS));
  }
  const isKept =
    isDomainError(error, "USER_DATA_CHANGED") && scope && keepReplacedSession(context, scope, error.details);
  // Credentials in the cookie are not shown to scripts.
  return context.json(isKept ? { error: body.error } : body, status);
}

/** Answers a preflight. It has no key, so it only tells that other sites may make such calls; the call itself is
 *  checked against the key's origins. */
function answerPreflight(context: Ctx, isForOtherSites: SiteRule): Response {
  const method = context.req.header("access-control-request-method") ?? "";
  const origin = context.req.header("origin");
  const headers = { vary: "origin, access-control-request-method" };
  if (origin === undefined || !isForOtherSites(method, context.req.path)) {
    return context.body(null, 204, headers);
  }
  return context.body(null, 204, {
    ...headers,
    "access-control-allow-origin": origin,
    "access-control-allow-methods": method,
    "access-control-allow-headers": CORS_HEADERS,
    "access-control-max-age": "86400",
  });
}

async function measureAndProtect(context: Ctx, next: Next): Promise<void> {
  const startedAt = performance.now();
  await next();
  const scope = context.var.scope as ApiEnvironment["Variables"]["scope"] | undefined;
  const totalMs = performance.now() - startedAt;
  const isSecure = context.req.url.startsWith("https:");
  // `context.header` would copy the whole answer for each of them.
  const { headers } = context.res;
  const security = securityHeaders({ nonce: null, connectTo: [], isSecure });
  for (const [name, value] of Object.entries(security)) headers.set(name, value);
  // Unless the endpoint says for how long.
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("server-timing", serverTiming(totalMs, scope?.use ?? newDatabaseUse()));
  if (scope) headers.set("x-request-id", scope.requestId);
}

/** Lets a widget's site read its answers, including errors that explain a refusal. */
function allowOrigin(context: Ctx): void {
  const origin = context.req.header("origin");
  if (origin === undefined || context.req.header("x-publishable-key") === undefined) return;
  context.res.headers.set("access-control-allow-origin", origin);
  context.res.headers.append("vary", "origin");
}

async function refuseFlood(context: Ctx, next: Next): Promise<void> {
  assertAddressFits(context.req.raw);
  context.set("isCounted", await limitUnnamed(context.req.raw, context.env as Env));
  await next();
}

/** Whether the request has a token or a publishable key. Every other change must come from the portal's own pages, even
 *  without a cookie, because another site could otherwise sign people in to a foreign account. */
function namesItself({ headers }: Request): boolean {
  return readBearerToken(headers) !== null || headers.has("x-publishable-key");
}

async function identify(context: Ctx, next: Next): Promise<void> {
  const request = context.req.raw;
  const scope = await openScope(request, context.env, executionContext(context), { renews: false });
  context.set("scope", scope);
  if (!context.var.isCounted) await limitStranger(request, scope);
  context.set("services", createServices(scope));
  if (!namesItself(request)) assertSameOrigin(request);
  assertClientFits(request, scope);
  if (isForUsers(context.req.path)) {
    assertPathFits(context.req.path, scope.actor);
    const { token } = readCredentials(request, scope.env);
    if (token !== null) await replaceOutdatedCredentials(scope, token);
  }
  await next();
}
