import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { ZodError } from "zod";
import { DEFAULT_REASONS } from "#copy/survey.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import {
  FollowUpUpdateSchema,
  ResearchInputSchema,
  ResearchUpdateSchema,
} from "#domain/survey/survey-schema.ts";
import { SURVEY_USER_TYPES } from "#domain/survey/survey-terms.ts";
import type { ResearchAnswer, ResearchForm } from "./research-view.ts";
import { formText, sentVersion } from "#app/lib/forms/form-text.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

/** Creates a draft and redirects to it, or answers with the errors. */
export async function createResearch(context: AppLoadContext, fields: FormData) {
  const typed = { ...readForm(fields), audience: [...SURVEY_USER_TYPES] };
  return answering(context, { form: "new", typed }, async () => {
    const { title, question, audience } = typed;
    const input = ResearchInputSchema.parse({ title, question, audience, reasons: DEFAULT_REASONS });
    const { id } = await context.services.researches.create(input);
    return redirect(`${PAGES.ResearchDetails.path}/${id}`);
  });
}

/** Runs what a form of a survey's page requests; the page confirms it. */
export async function actOnResearch(context: AppLoadContext, request: Request, id: string) {
  const fields = await request.formData();
  const { researches } = context.services;
  const version = sentVersion(fields);
  switch (fields.get("intent")) {
    case "delete":
      return answering(context, { form: "status" }, async () => {
        await researches.remove(id);
        return redirect(PAGES.Researches.path);
      });
    case "status":
      return answering(context, { form: "status" }, async () => {
        const { research } = await researches.read(id);
        const { title, question, audience, scaleStart, reasons } = research;
        const kept = { title, question, audience, scaleStart, reasons };
        const status = formText(fields, "status", 20);
        await researches.update(id, ResearchUpdateSchema.parse({ ...kept, status, version }));
        return redirect(`${PAGES.ResearchDetails.path}/${id}?feito=${status}`);
      });
    case "follow-up":
      return updateFollowUp(context, request, id, fields);
    default:
      return save(context, id, fields);
  }
}

async function save(context: AppLoadContext, id: string, fields: FormData) {
  const { researches } = context.services;
  const typed = readForm(fields);
  return answering(context, { form: "settings", typed }, async () => {
    const { research } = await researches.read(id);
    const reasons = typed.reasons.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
    const { status } = research;
    const version = sentVersion(fields);
    await researches.update(id, ResearchUpdateSchema.parse({ ...typed, reasons, status, version }));
    return redirect(`${PAGES.ResearchDetails.path}/${id}?feito=salvo`);
  });
}

async function updateFollowUp(context: AppLoadContext, request: Request, id: string, fields: FormData) {
  const answerId = formText(fields, "answerId", 64);
  return answering(context, { form: answerId }, async () => {
    const ownerId = formText(fields, "ownerId", 64);
    const update = FollowUpUpdateSchema.parse({
      state: fields.get("state"),
      ownerId: ownerId === "" ? null : ownerId,
      note: formText(fields, "note", 2_000),
      version: sentVersion(fields),
    });
    await context.services.researches.updateFollowUp(id, answerId, update);
    return redirect(pageAddress(request.url, { feito: "acompanhamento" }));
  });
}

function readForm(fields: FormData): ResearchForm {
  const chosen = fields.getAll("audience");
  return {
    title: formText(fields, "title", 200),
    question: formText(fields, "question", 400),
    audience: SURVEY_USER_TYPES.filter((type) => chosen.includes(type)),
    scaleStart: fields.get("scaleStart") === "1" ? 1 : 0,
    reasons: formText(fields, "reasons", 4_000).replaceAll("\r", ""),
  };
}

/** Runs the work and redirects; a refusal answers the typed values. */
async function answering(
  context: AppLoadContext,
  { form, typed = null }: { form: string; typed?: ResearchForm | null },
  work: () => Promise<Response>,
) {
  let done: Response;
  try {
    done = await work();
  } catch (error) {
    if (error instanceof ZodError) {
      const errors = Object.fromEntries(error.issues.map((issue) => [String(issue.path[0]), codeOf(issue)]));
      return data({ form, typed, errors, refusal: null } satisfies ResearchAnswer, { status: 400 });
    }
    const refusal = context.describeRefusal(error);
    if (refusal === null || refusal.code === "NOT_FOUND") throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const errors = Object.fromEntries(issues.map(({ field, code }) => [field, code]));
    const { title, description, status } = refusal;
    const words = issues.length > 0 ? null : { title, description };
    return data({ form, typed, errors, refusal: words } satisfies ResearchAnswer, { status });
  }
  throw done;
}

/** The issue's own error code where it has one; an empty text counts as missing. */
function codeOf(issue: ZodError["issues"][number]): string {
  if (issue.code === "custom") return String(issue.params?.["code"]);
  return issue.code === "too_small" && issue.minimum === 1 ? "REQUIRED" : issue.code;
}
