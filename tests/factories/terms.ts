import type { PaymentConsent } from "#domain/terms/payment-consent-schema.ts";
import type { TermsDraft, TermsDraftInput, TermsVersion } from "#domain/terms/terms-schema.ts";
import { insertDraft } from "#worker/repositories/terms/terms-statements.ts";
import { newId } from "#worker/scope.ts";
import { type Answer, callApi } from "../setup/call-api.ts";
import type { TestDistributor, TestUser } from "./distributor.ts";

/** Input of a draft; valid by default. */
export function buildTermsInput(fields: Partial<TermsDraftInput> = {}): TermsDraftInput {
  return {
    kind: "payment",
    title: "Termos de pagamento",
    body: "# Cobrança\n\nO Pix vale por meia hora.",
    ...fields,
  };
}

/** Stores a draft; returns its id. */
export async function createTestDraft(
  owner: TestDistributor,
  fields: Partial<TermsDraftInput> = {},
): Promise<string> {
  const id = newId("trm");
  const at = "2026-11-21T12:00:00.000Z";
  await owner.database.writeBatch([insertDraft(owner.id, { id, input: buildTermsInput(fields), at })]);
  return id;
}

/** Writes and publishes terms through the API. */
export async function publishTerms(
  person: Pick<TestUser, "headers">,
  fields: Partial<TermsDraftInput> = {},
): Promise<TermsVersion> {
  const { headers } = person;
  const { data: draft } = await callApi<TermsDraft>("POST", "/app/staff/terms/drafts", {
    headers,
    body: buildTermsInput(fields),
  });
  const { data } = await callApi<TermsVersion>("POST", `/app/staff/terms/drafts/${draft.id}/publish`, {
    headers,
    body: { version: draft.version },
  });
  return data;
}

/** Accepts payment terms as the payer's page does. */
export function acceptTerms(
  owner: TestDistributor,
  body: { requestId: string; termsId: string },
  headers: Record<string, string> = {},
): Promise<Answer<PaymentConsent>> {
  return callApi<PaymentConsent>("POST", "/app/open/payment/terms/accept", {
    headers: { "x-debug-distributor": owner.slug, ...headers },
    body,
  });
}
