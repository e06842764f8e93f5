import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { ColumnMappingSchema } from "#domain/imports/import-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { describeImportRefusal } from "./import-refusal.server.ts";
import type { ImportAnswer } from "./import-answer.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

/** What the steps of the wizard send, each some of it: a sheet, or the field of each of its columns. */
const WizardFormSchema = z.object({
  intent: z.string(),
  sheet: z.string(),
  field: z.array(z.string()),
  version: FORM_VERSION,
});

/** Runs what a form of the wizard requests and redirects to it, or answers with the refusal. */
export async function answerImport(context: AppLoadContext, id: string, request: Request) {
  const fields = await request.formData();
  try {
    await actOn(context, id, fields);
    return redirect(`${PAGES.EquipmentImportDetails.path}/${id}`);
  } catch (error) {
    const refusal = describeImportRefusal(context, error);
    if (refusal === null) throw error;
    const issues = isDomainError(error, "INVALID_BODY") ? error.details.issues : [];
    const answer: ImportAnswer = { refusal, issues: issues.map(({ code }) => code) };
    return data(answer, { status: refusal.status });
  }
}

async function actOn({ services: { imports } }: AppLoadContext, id: string, fields: FormData): Promise<void> {
  const { intent, sheet, field, version } = readForm(WizardFormSchema, fields);
  switch (intent) {
    case "sheet":
      await imports.chooseSheet(id, { sheet, version });
      return;
    case "check": {
      const typed = field.map((value) => (value === "" ? null : value));
      const mapping = ColumnMappingSchema.catch([]).parse(typed);
      const mapped = await imports.map(id, { mapping, version });
      await imports.check(id, mapped.version);
      return;
    }
    case "apply":
      await imports.apply(id, version);
      return;
    case "cancel":
      await imports.cancel(id, version);
      return;
    case "revert":
      await imports.revert(id);
      return;
    default:
      await imports.goOn(id);
  }
}
