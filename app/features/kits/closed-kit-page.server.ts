import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { type ClosedKit, toKitInput } from "#domain/kits/closed-kit.ts";
import { ClosedKitInputSchema, ClosedKitUpdateSchema } from "#domain/kits/closed-kit-schema.ts";
import { EMPTY_KIT_FORM, readKitForm, toKitErrors, toKitForm } from "#domain/kits/kit-form.ts";
import { type KitForm, KitFormSchema } from "#domain/kits/kit-form-schema.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { KitAnswer, KitRemovalAnswer } from "./kit-answer.ts";
import { FORM_JSON, FORM_VERSION, IntentSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const EDITOR = PAGES.EquipmentKitDetails.path;

/** A kit that cannot be read is taken for an empty one, which is refused field by field. */
const EditorFormSchema = z.object({
  kit: FORM_JSON.pipe(KitFormSchema.catch(EMPTY_KIT_FORM)),
  version: FORM_VERSION,
});

/** Storage key of a kit's draft. The draft stays in the browser: a kit has no personal data.
 *  @param which - id of the kit, or what a new kit is a copy of */
export function kitDraft({ actor, distributor }: PortalArgs, which: string): DraftTarget {
  return {
    name: `kit:${which}`,
    userId: actor.userId,
    distributorId: distributor?.id ?? "",
    outlastsTab: true,
  };
}

/** Products of a kit, each listed once. */
export function partsOfKit(kit: ClosedKit) {
  const all = [kit.components, ...kit.options.map(({ components }) => components)].flat();
  return [...new Map(all.map(({ part }) => [part.productId, part])).values()];
}

/** What the page of a kit asks for: to delete it, or to save it. */
export async function answerKit(context: AppLoadContext, id: string, request: Request) {
  const fields = await request.formData();
  const { intent } = readForm(IntentSchema, fields);
  return intent === "delete" ? removeKit(context, id) : saveKitForm(context, id, fields);
}

/** Saves a kit and redirects to it, or answers with the errors.
 *  @param id - null for a new kit */
export async function saveKitForm(context: AppLoadContext, id: string | null, fields: FormData) {
  const { kit: form, version } = readForm(EditorFormSchema, fields);
  try {
    const saved = await save(context, { id, version, form });
    return redirect(`${EDITOR}/${saved.id}?salvo=${saved.version}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const answer: KitAnswer = { kind: "form", errors: errorsOf(error, form), refusal, current: null };
    if (Object.keys(answer.errors).length > 0) answer.refusal = null;
    if (isDomainError(error, "STALE_VERSION") && id !== null) {
      answer.current = await readCurrent(context, id);
    }
    return data(answer, { status: refusal.status });
  }
}

/** Deletes a kit and redirects to the list, or answers with the refusal. */
async function removeKit(context: AppLoadContext, id: string) {
  try {
    await context.services.closedKits.remove(id);
    return redirect(`${PAGES.EquipmentKits.path}?excluido=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ kind: "removal", refusal } satisfies KitRemovalAnswer, { status: refusal.status });
  }
}

async function save(
  { services: { closedKits } }: AppLoadContext,
  { id, version, form }: { id: string | null; version: number; form: KitForm },
): Promise<ClosedKit> {
  const input = readKitForm(form);
  return id === null
    ? closedKits.create(parsed(ClosedKitInputSchema, input))
    : closedKits.update(id, parsed(ClosedKitUpdateSchema, { ...input, version }));
}

function parsed<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({
    field: issue.path.join("."),
    code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
    message: issue.message,
  }));
  throw new DomainError("INVALID_BODY", { issues });
}

async function readCurrent({ services }: AppLoadContext, id: string): Promise<KitAnswer["current"]> {
  const kit = await services.closedKits.get(id);
  return { form: toKitForm(toKitInput(kit)), version: kit.version, parts: partsOfKit(kit) };
}

function errorsOf(error: unknown, form: KitForm): Record<string, string> {
  if (isDomainError(error, "INVALID_BODY")) return toKitErrors(error.details.issues, form);
  if (isDomainError(error, "CODE_TAKEN")) return { productCode: "CODE_TAKEN" };
  return {};
}
