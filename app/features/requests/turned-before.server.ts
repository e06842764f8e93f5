import type { AppLoadContext } from "@remix-run/cloudflare";
import { requestPath } from "#domain/requests/request-paths.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { TURNED_BEFORE } from "./request-answer.ts";

/** The page of an order that tells who has made it, for those whose own conversion came second. */
export function turnedBeforePath(id: string): string {
  return `${requestPath({ type: "order", id })}?done=${TURNED_BEFORE}`;
}

/** Where a conversion that was refused leads because somebody else was faster; null for every other refusal, and for who
 *  may not open the order. */
export async function pathOfTurned(
  { services }: AppLoadContext,
  id: string,
  refusal: unknown,
): Promise<string | null> {
  if (!isDomainError(refusal, "INVALID_TRANSITION") && !isDomainError(refusal, "STALE_VERSION")) return null;
  try {
    const { request } = await services.requests.get(id);
    return request.type === "order" ? turnedBeforePath(id) : null;
  } catch (error) {
    if (isDomainError(error, "NOT_FOUND") || isDomainError(error, "REQUEST_DELETED")) return null;
    throw error;
  }
}
