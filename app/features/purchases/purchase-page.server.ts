import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PURCHASE_TEXTS as TEXTS } from "#copy/purchases.ts";
import { MAX_PURCHASE_REASON } from "#domain/purchases/purchase-approval.ts";
import { AskPurchaseSchema } from "#domain/purchases/purchase-approval-schema.ts";
import { MAX_PURCHASE_NUMBER } from "#domain/requests/purchase-number-length.ts";
import { purchasePath } from "#domain/requests/request-paths.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { PurchaseAnswer } from "./purchase-page.tsx";

const AddressSchema = z.object({ done: z.enum(["asked", "approved", "refused"]).nullable().catch(null) });

const FormSchema = z.object({
  intent: z.string(),
  version: FORM_VERSION,
  approvalId: FORM_ID,
  words: z.string().max(MAX_PURCHASE_REASON),
  purchaseNumber: z.string().max(MAX_PURCHASE_NUMBER).optional(),
});

/** Loads the approval of an order above the limit of its person. */
export async function loadPurchase({ context, params, request, distributor }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const { purchaseApprovals, purchaseRules } = context.services;
  const [purchase, { isNumberRequired }] = await Promise.all([
    purchaseApprovals.read(id),
    purchaseRules.readOwn(),
  ]);
  return {
    purchase,
    isNumberRequired,
    done: readQuery(AddressSchema, request).done,
    timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
  };
}

/** Asks, approves or refuses. */
export async function actOnPurchase({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const { purchaseApprovals } = context.services;
  const { intent, version, approvalId, words, purchaseNumber } = readForm(
    FormSchema,
    await request.formData(),
  );
  try {
    if (intent === "approve") await purchaseApprovals.approve(approvalId, { note: words.trim() });
    if (intent === "refuse") {
      if (words.trim() === "") return refused({ words, errors: { words: "REQUIRED" }, notice: null }, 400);
      await purchaseApprovals.refuse(approvalId, { note: words.trim() });
    }
    if (intent === "ask") {
      const order = { version, ...(purchaseNumber === undefined ? {} : { purchaseNumber }) };
      await purchaseApprovals.ask(id, parseSent(AskPurchaseSchema, { order, reason: words }));
    }
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null || refusal.code === "NOT_FOUND") throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const isNumber = issues.some(({ field }) => field === "purchaseNumber");
    return refused(
      {
        words,
        errors: isNumber ? { purchaseNumber: "REQUIRED" } : {},
        notice: isNumber
          ? null
          : {
              title: refusal.title,
              description: issues.length > 0 ? TEXTS.incomplete : refusal.description,
            },
      },
      refusal.status,
    );
  }
  const done = { ask: "asked", approve: "approved", refuse: "refused" }[intent] ?? "";
  return redirect(`${purchasePath(id)}?done=${done}`);
}

function refused(answer: PurchaseAnswer, status: number) {
  return data(answer, { status });
}
