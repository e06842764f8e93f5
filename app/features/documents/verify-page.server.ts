import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";

/** What the page tells about a code: nothing before one was typed, null for one of no document here. */
export interface VerifyView {
  typed: string;
  document: VerifiedDocument | null | undefined;
  timeZone: string;
}

/** Looks up the code of the address. */
export async function verifyDocument({ context, request }: LoaderFunctionArgs): Promise<VerifyView> {
  const typed = (new URL(request.url).searchParams.get("codigo") ?? "").trim().slice(0, 64);
  const timeZone = context.distributor?.settings.timeZone ?? "America/Sao_Paulo";
  if (typed === "") return { typed, document: undefined, timeZone };
  try {
    return { typed, document: await context.services.documents.verify(typed), timeZone };
  } catch (error) {
    if (!isDomainError(error, "NOT_FOUND")) throw error;
    return { typed, document: null, timeZone };
  }
}
