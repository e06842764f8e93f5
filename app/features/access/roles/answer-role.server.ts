import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { ZodError } from "zod";
import { reapplyChanges, type RoleForm, toRoleForm, toRoleInput } from "#domain/access/role-form.ts";
import { RoleFormSchema } from "#domain/access/role-form-schema.ts";
import { RoleInputSchema, RoleUpdateSchema } from "#domain/access/role-schema.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { RemovalAnswer, RoleAnswer } from "./role-answer.ts";
import { readRoleForm, toRoleErrors } from "./role-form-data.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

/** What a page sent: the person's form, and what it began with. */
interface Sent {
  form: RoleForm;
  base: RoleForm;
  version: number;
}

export function readSent(fields: FormData): Sent {
  const form = readRoleForm(fields);
  return { form, base: readBase(fields.get("base")) ?? form, version: sentVersion(fields) };
}

/** Saves a role and goes to it, or answers what is wrong with it.
 *  @param id - null for a new role */
export async function saveRole(context: AppLoadContext, id: string | null, sent: Sent) {
  try {
    const saved = await save(context, id, sent);
    if (saved instanceof ZodError) return refuseFields(context, sent, saved);
    return redirect(`${PAGES.RoleDetails.path}/${saved.id}?salvo=${saved.version}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const errors = toRoleErrors(issues, sent.form);
    return data(
      { ...unsaved(context, sent), errors, refusal: issues.length > 0 ? null : refusal } satisfies RoleAnswer,
      { status: refusal.status },
    );
  }
}

async function save({ services: { roles } }: AppLoadContext, id: string | null, { form, version }: Sent) {
  if (id === null) {
    const parsed = RoleInputSchema.safeParse(toRoleInput(form));
    return parsed.success ? roles.create(parsed.data) : parsed.error;
  }
  const parsed = RoleUpdateSchema.safeParse({ ...toRoleInput(form), version });
  return parsed.success ? roles.update(id, parsed.data) : parsed.error;
}

/** The role as it stands now with the person's own changes on top, to look over and save. */
export async function reapplyRole(context: AppLoadContext, id: string, sent: Sent): Promise<RoleAnswer> {
  const current = await context.services.roles.get(id);
  const base = toRoleForm(current);
  const form = reapplyChanges(sent.base, sent.form, base);
  return { ...unsaved(context, { form, base, version: current.version }), isReapplied: true };
}

/** Deletes a role and goes to the list, or answers why not. */
export async function removeRole(context: AppLoadContext, id: string) {
  try {
    await context.services.roles.remove(id);
    return redirect(`${PAGES.RolesSettings.path}?excluido=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ kind: "removal", refusal } satisfies RemovalAnswer, { status: refusal.status });
  }
}

function unsaved(context: AppLoadContext, sent: Sent): RoleAnswer {
  return { kind: "form", key: context.requestId, ...sent, errors: {}, refusal: null, isReapplied: false };
}

function refuseFields(context: AppLoadContext, sent: Sent, { issues }: ZodError) {
  const found = issues.map((issue) => ({
    field: issue.path.join("."),
    code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
  }));
  const errors = toRoleErrors(found, sent.form);
  return data({ ...unsaved(context, sent), errors } satisfies RoleAnswer, { status: 400 });
}

function readBase(text: FormDataEntryValue | null): RoleForm | null {
  if (typeof text !== "string") return null;
  try {
    return RoleFormSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
