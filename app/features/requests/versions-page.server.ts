import { data, redirect } from "@remix-run/cloudflare";
import { versionsPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { CompareVersionsQuerySchema } from "#domain/requests/version-comparison-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { ALL_PARAM } from "./versions-page.tsx";

/** Loads two versions of a request. A number that it does not have is told, beside its last two. The page of a budget
 *  redirects to that of the order once it was converted. */
export async function loadVersions({ context, params, request }: PortalArgs, type: RequestType) {
  const id = params["requestId"] ?? "";
  const { searchParams, search } = new URL(request.url);
  const { comparison, unknown } = await compareAsked(
    (asked) => context.services.requests.compareVersions(id, asked),
    { from: numberIn(searchParams, "from"), to: numberIn(searchParams, "to") },
  );
  if (comparison.request.type !== type) throw redirect(`${versionsPath(comparison.request)}${search}`);
  const showsAll = searchParams.has(ALL_PARAM);
  return data({ comparison, unknown, showsAll }, { status: unknown === null ? 200 : 404 });
}

/** The versions that were asked for; the last two if one of the numbers names none, with that number. */
async function compareAsked<Comparison>(
  compare: (asked: { from?: number | undefined; to?: number | undefined }) => Promise<Comparison>,
  texts: { from: string | undefined; to: string | undefined },
): Promise<{ comparison: Comparison; unknown: string | null }> {
  const asked = CompareVersionsQuerySchema.safeParse(texts);
  if (!asked.success) {
    const field = asked.error.issues[0]?.path[0] === "to" ? "to" : "from";
    return { comparison: await compare({}), unknown: (texts[field] ?? "").slice(0, 20) };
  }
  try {
    return { comparison: await compare(asked.data), unknown: null };
  } catch (error) {
    if (!isDomainError(error, "VERSION_NOT_FOUND")) throw error;
    return { comparison: await compare({}), unknown: String(error.details.version) };
  }
}

/** The text of a number in the address; undefined without one. */
function numberIn(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? "";
  return text === "" ? undefined : text;
}
