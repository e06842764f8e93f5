import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { APPROVAL_PAGE_TEXTS as TEXTS } from "#copy/approvals.ts";
import { MAX_APPROVAL_COMMENT, MAX_APPROVAL_NAME } from "#domain/approvals/approval-limits.ts";
import { AnswerApprovalSchema } from "#domain/approvals/approval-schema.ts";
import { APPROVAL_ANSWERS } from "#domain/approvals/approval-state.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";
import type { ApprovalAnswered } from "./approval-answered.ts";

const FormSchema = z.object({
  version: FORM_VERSION,
  answer: z.string().max(20),
  name: z.string().max(MAX_APPROVAL_NAME),
  comment: z.string().max(MAX_APPROVAL_COMMENT),
  shownCode: z.string().max(64).nullable(),
});

/** Loads the page of a link; without one for a token of none here. */
export async function loadApproval({ context, params }: LoaderFunctionArgs) {
  const timeZone = context.distributor?.settings.timeZone ?? "America/Sao_Paulo";
  try {
    const page = await context.services.approvals.read(params["token"] ?? "");
    return data({ page, timeZone });
  } catch (error) {
    if (!isDomainError(error, "NOT_FOUND")) throw error;
    return data({ page: null, timeZone }, { status: 404 });
  }
}

/** Answers the version that the page showed, and shows the page anew; or says why not, with what was typed. */
export async function answerApproval({ context, params, request }: ActionFunctionArgs) {
  const typed = readForm(FormSchema, await request.formData());
  try {
    await context.services.approvals.answer(params["token"] ?? "", parseSent(AnswerApprovalSchema, typed));
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { name, comment } = typed;
    const answer: ApprovalAnswered = { key: context.requestId, name, comment, ...noticeOf(error, refusal) };
    return data(answer, { status: refusal.status });
  }
  throw redirect(pagePath(request.url), 303);
}

function noticeOf(
  error: unknown,
  refusal: { title: string; description: string },
): Pick<ApprovalAnswered, "notice" | "field"> {
  const notice = (title: string, description: string) => ({ notice: { title, description }, field: null });
  if (isDomainError(error, "STALE_VERSION")) return notice(TEXTS.staleTitle, TEXTS.staleText);
  if (isDomainError(error, "APPROVAL_CLOSED")) {
    return APPROVAL_ANSWERS.some((one) => one === error.details.state)
      ? notice(TEXTS.answeredTitle, TEXTS.answeredText)
      : notice(TEXTS.closedTitle, TEXTS.closedText);
  }
  const fields = isDomainError(error, "INVALID_BODY") ? error.details.issues.map(({ field }) => field) : [];
  const missing = (["name", "comment"] as const).find((field) => fields.includes(field));
  if (missing === undefined) return notice(refusal.title, refusal.description);
  const title = missing === "name" ? TEXTS.nameMissing : TEXTS.commentMissing;
  return { notice: { title, description: TEXTS.missingText }, field: missing };
}
