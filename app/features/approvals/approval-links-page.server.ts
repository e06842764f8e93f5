import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { APPROVAL_LINK_TEXTS as TEXTS } from "#copy/approvals.ts";
import { NewApprovalLinkSchema } from "#domain/approvals/approval-schema.ts";
import { approvalPath } from "#domain/requests/request-paths.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { LinksAnswer } from "./links-answer.ts";

const AddressSchema = z.object({ done: z.enum(["withdrawn"]).nullable().catch(null) });

const FormSchema = z.object({
  intent: z.string(),
  linkId: FORM_ID,
  version: FORM_VERSION,
  name: z.string().max(200),
  email: z.string().max(254),
  lastOn: z.string().max(20),
});

/** Loads the links of a budget, or of the budget that an order was. */
export async function loadApprovalLinks({ context, params, request, distributor }: PortalArgs) {
  const id = params["requestId"] ?? "";
  return {
    id,
    links: await context.services.approvalLinks.list(id),
    done: readQuery(AddressSchema, request).done,
    timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
  };
}

/** Makes a link, whose address is in this answer only, or withdraws one. */
export async function actOnApprovalLinks({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const { approvalLinks } = context.services;
  const { intent, linkId, ...typed } = readForm(FormSchema, await request.formData());
  const { name, email, lastOn } = typed;
  try {
    if (intent === "withdraw") {
      await approvalLinks.withdraw(id, linkId);
      throw redirect(`${approvalPath(id)}?done=withdrawn`);
    }
    const made = await approvalLinks.make(id, parseSent(NewApprovalLinkSchema, typed));
    return data({ kind: "made", key: context.requestId, made } satisfies LinksAnswer, { status: 201 });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const isStale = isDomainError(error, "STALE_VERSION") && intent !== "withdraw";
    const answer: LinksAnswer = {
      ...{ kind: "refused", key: context.requestId, typed: { name, email, lastOn } },
      errors: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
      notice: isStale
        ? { title: TEXTS.staleTitle, description: TEXTS.staleText }
        : issues.length > 0
          ? null
          : { title: refusal.title, description: refusal.description },
    };
    return data(answer, { status: refusal.status });
  }
}
