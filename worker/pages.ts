import type { ExecutionContext } from "@cloudflare/workers-types";
import type { ServerBuild } from "@remix-run/cloudflare";
import { maySendSheets } from "#domain/access/pages.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { MAX_SHEET_LENGTH } from "#domain/shared/sheet-limits.ts";
import { asDomainError, describeError } from "./api/kernel/errors.ts";
import { assertAddressFits } from "./api/kernel/input-limits.ts";
import { limitStranger, limitUnnamed } from "./api/kernel/limit-rate.ts";
import { assertSameOrigin } from "./api/kernel/same-origin.ts";
import { MAX_BODY_BYTES } from "./api/kernel/read-body.ts";
import { securityHeaders } from "./api/kernel/security-headers.ts";
import { takeForm } from "./api/kernel/take-form.ts";
import { createServices } from "./create-services.ts";
import { developmentHint } from "./development-hint.ts";
import type { Env } from "./env.ts";
import type { ApiDocument, PageContext } from "./load-context.ts";
import { errorFacts, logEvent } from "./log.ts";
import { openScope } from "./open-scope.ts";
import { createRoutesHandler, MANIFEST_PATH } from "./page-routes.ts";
import { newId, type Scope } from "./scope.ts";
import { newSecret } from "./security/tokens.ts";
import { COOKIE_MAX_AGE_S, sessionCookieHeader } from "./security/session-cookie.ts";
import { unavailablePage } from "./unavailable-page.ts";
import { newDatabaseUse, serverTiming } from "./db/database-fetch.ts";

/** Serves the portal's pages: identifies the actor once, then the framework runs loaders with the services. */
export function createPageHandler(
  build: ServerBuild,
  styles: PageContext["styles"],
  readApiDocument: () => ApiDocument,
) {
  const handle = createRoutesHandler(build);
  return async function servePage(
    request: Request,
    bindings: object,
    context: ExecutionContext,
  ): Promise<Response> {
    const startedAt = performance.now();
    const nonce = newSecret().slice(0, 22);
    const frameFrom: string[] = [];
    let scope: Scope | null = null;
    try {
      assertSameOrigin(request);
      assertAddressFits(request);
      assertOneWayOfAsking(request);
      const isCounted = await limitUnnamed(request, bindings as Env);
      scope = await openScope(request, bindings, context, { renews: !isForFramework(request) });
      if (!isCounted) await limitStranger(request, scope);
      const asked = hasForm(request) ? await takeForm(request, formLimitOf(request, scope)) : request;
      const pageContext = toPageContext(scope, nonce, readApiDocument, {
        styles,
        frameSheets: build.assets.routes["routes/_portal"]?.css ?? [],
        isDocument: isDocument(request),
        allowFrame: (url) => frameFrom.push(new URL(url).origin),
      });
      const response = await handle(asked, pageContext);
      return protect(response, {
        scope,
        nonce,
        request,
        frameFrom,
        durationMs: performance.now() - startedAt,
      });
    } catch (error) {
      const requestId = scope?.requestId ?? newId("rqt");
      const { status, body } = describeError(asDomainError(error), requestId);
      const hasFailed = status >= 500;
      logEvent(hasFailed ? "error" : "warn", "page-failed", {
        requestId,
        path: new URL(request.url).pathname,
        ...errorFacts(error),
      });
      const told = { ...body.error, ...developmentHint(error, bindings, request.url) };
      const answer =
        hasFailed && isSignOut(request) ? leaveAnyway(request) : unavailablePage({ status, ...told });
      return protect(answer, {
        scope,
        nonce,
        request,
        frameFrom: [],
        durationMs: performance.now() - startedAt,
      });
    }
  };
}

/** The framework's request for its route manifest, which loads no data and refreshes no session. */
function isForFramework({ url }: Request): boolean {
  return new URL(url).pathname === MANIFEST_PATH;
}

const FILE_PATHS =
  /^\/(equipments\/imports|(budgets|requests)\/detail\/files\/[^/]+|checkout\/[^/]+\/comprovante)(\.data)?$/;

/** Whether a request carries a form that is read here. Pages with uploads read their files themselves, up to a
 *  limit. */
function hasForm({ method, url }: Request): boolean {
  return method !== "GET" && method !== "HEAD" && !FILE_PATHS.test(new URL(url).pathname);
}

/** Enough for a sheet of the longest characters, and the fields beside it. */
const MAX_SHEET_BYTES = 3 * MAX_SHEET_LENGTH + MAX_BODY_BYTES;

/** Limit of a form; larger on pages with pasted sheets, for people who may open them. */
function formLimitOf({ url }: Request, { actor, tenant }: Scope): number {
  const pathname = new URL(url).pathname.replace(/\.data$/, "");
  const distributor = tenant?.distributor ?? null;
  return maySendSheets(pathname, actor, distributor) ? MAX_SHEET_BYTES : MAX_BODY_BYTES;
}

/** Refuses the framework's older address of a route's data, which the portal does not use and for which the framework
 *  cannot render refusals.
 *  @throws DomainError INVALID_BODY */
function assertOneWayOfAsking({ url }: Request): void {
  if (!new URL(url).searchParams.has("_data")) return;
  const issue = { field: "_data", code: "unrecognized_keys", message: "Unrecognized key" };
  throw new DomainError("INVALID_BODY", { issues: [issue] });
}

/** Whether a whole page is requested, as opposed to data for a loaded document. */
function isDocument({ url }: Request): boolean {
  return !new URL(url).pathname.endsWith(".data");
}

function isSignOut({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === "/logout";
}

/** Signing out clears the cookie even if the session's end could not be stored. */
function leaveAnyway({ url }: Request): Response {
  const location = new URL(url).searchParams.has("plataforma") ? "/plataforma" : "/";
  return new Response(null, {
    status: 302,
    headers: { location, "set-cookie": sessionCookieHeader(null, "", 0) },
  });
}

function toPageContext(
  scope: Scope,
  nonce: string,
  readApiDocument: () => ApiDocument,
  page: Pick<PageContext, "styles" | "frameSheets" | "isDocument" | "allowFrame">,
): PageContext {
  return {
    ...page,
    services: createServices(scope),
    actor: scope.actor,
    distributor: scope.tenant?.distributor ?? null,
    nonce,
    requestId: scope.requestId,
    isProduction: scope.env.ENVIRONMENT === "production",
    buildVersion: scope.env.BUILD_VERSION,
    origin: scope.origin,
    readApiDocument,
    sessionCookie: (session) => sessionCookieHeader(session, scope.env.SESSION_SECRET, COOKIE_MAX_AGE_S),
    describeRefusal(error) {
      if (!isDomainError(error)) return null;
      const { status, body } = describeError(error, scope.requestId);
      const { type, title, description } = body.error;
      return { code: error.code, type, status, title, description, details: error.details };
    },
  };
}

function protect(
  response: Response,
  facts: {
    scope: Scope | null;
    nonce: string;
    request: Request;
    frameFrom: readonly string[];
    durationMs: number;
  },
): Response {
  const { scope, nonce, request, frameFrom, durationMs } = facts;
  const headers = new Headers(response.headers);
  const publicUrl = scope?.env.PARTYKIT_PUBLIC_URL;
  const rooms = publicUrl === undefined ? [] : [publicUrl, publicUrl.replace(/^http/, "ws")];
  const { tracking, advertising } = scope?.tenant?.distributor.theme.integrations ?? {};
  const told = [tracking, advertising].flatMap((service) => (service ? [new URL(service.url).origin] : []));
  const connectTo = [...rooms, ...told];
  const isSecure = request.url.startsWith("https:");
  for (const [name, value] of Object.entries(securityHeaders({ nonce, connectTo, frameFrom, isSecure })))
    headers.set(name, value);
  if (scope?.renewedSession && !headers.has("set-cookie")) {
    const { renewedSession, env } = scope;
    headers.append("set-cookie", sessionCookieHeader(renewedSession, env.SESSION_SECRET, COOKIE_MAX_AGE_S));
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("server-timing", serverTiming(durationMs, scope?.use ?? newDatabaseUse()));
  if (scope) headers.set("x-request-id", scope.requestId);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
