import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
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
import { FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

const ResearchFormSchema = z.object({
  title: z.string().max(200),
  question: z.string().max(400),
  audience: z.array(z.string()),
  scaleStart: z.string().transform((text) => (text === "1" ? 1 : 0)),
  reasons: z.string().max(4_000),
});

const ActionSchema = z.object({ intent: z.string(), status: z.string().max(20), version: FORM_VERSION });

const FollowUpFormSchema = z.object({
  answerId: FORM_ID,
  ownerId: FORM_ID,
  state: z.string(),
  note: z.string().max(2_000),
  version: FORM_VERSION,
});

/** Creates a draft and redirects to it, or answers with the errors. */
export async function createResearch(context: AppLoadContext, fields: FormData) {
  const typed = { ...readResearch(fields), audience: [...SURVEY_USER_TYPES] };
  return answering(context, { form: "new", typed }, async () => {
    const { title, question, audience } = typed;
    const input = ResearchInputSchema.parse({ title, question, audience, reasons: DEFAULT_REASONS });
    const { id } = await context.services.researches.create(input);
    return redirect(`${PAGES.ResearchDetails.path}/${id}`);
  });
}

/** Runs the action of a form on a survey's page; the page confirms it. */
export async function actOnResearch(context: AppLoadContext, request: Request, id: string) {
  const fields = await request.formData();
  const { researches } = context.services;
  const { intent, status, version } = readForm(ActionSchema, fields);
  switch (intent) {
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
        await researches.update(id, ResearchUpdateSchema.parse({ ...kept, status, version }));
        return redirect(`${PAGES.ResearchDetails.path}/${id}?feito=${status}`);
      });
    case "follow-up":
      return updateFollowUp(context, request, id, fields);
    default:
      return save(context, { id, version }, fields);
  }
}

async function save(
  context: AppLoadContext,
  { id, version }: { id: string; version: number },
  fields: FormData,
) {
  const { researches } = context.services;
  const typed = readResearch(fields);
  return answering(context, { form: "settings", typed }, async () => {
    const { research } = await researches.read(id);
    const reasons = typed.reasons.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
    const { status } = research;
    await researches.update(id, ResearchUpdateSchema.parse({ ...typed, reasons, status, version }));
    return redirect(`${PAGES.ResearchDetails.path}/${id}?feito=salvo`);
  });
}

async function updateFollowUp(context: AppLoadContext, request: Request, id: string, fields: FormData) {
  const { answerId, ownerId, ...sent } = readForm(FollowUpFormSchema, fields);
  return answering(context, { form: answerId }, async () => {
    const update = FollowUpUpdateSchema.parse({ ...sent, ownerId: ownerId || null });
    await context.services.researches.updateFollowUp(id, answerId, update);
    return redirect(pageAddress(request.url, { feito: "acompanhamento" }));
  });
}

function readResearch(fields: FormData): ResearchForm {
  const { audience, ...typed } = readForm(ResearchFormSchema, fields);
  return { ...typed, audience: SURVEY_USER_TYPES.filter((type) => audience.includes(type)) };
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
    if (error instanceof z.ZodError) {
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
function codeOf(issue: z.ZodError["issues"][number]): string {
  if (issue.code === "custom") return String(issue.params?.["code"]);
  return issue.code === "too_small" && issue.minimum === 1 ? "REQUIRED" : issue.code;
}
