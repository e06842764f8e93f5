import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { CENTER_FORM_SETS, toCenterForm, toCenterInput } from "#domain/centers/center-form.ts";
import { CenterFormSchema, CenterInputSchema, CenterUpdateSchema } from "#domain/centers/center-schema.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { actOnRecord, answerRecord } from "../records/record-form.server.ts";

const PATH = PAGES.DistributionCenterDetails.path;

const ActionSchema = z.object({ intent: z.string(), version: FORM_VERSION });

/** Runs what a center's page requests: save, load the current version, open, close or delete.
 *  @param id - null for a new center */
export async function actOnCenter(context: AppLoadContext, fields: FormData, id: string | null) {
  const { centers } = context.services;
  const { intent, version } = readForm(ActionSchema, fields);
  if (id !== null && (intent === "activate" || intent === "deactivate")) {
    const active = intent === "activate";
    return actOnRecord(context, intent, async () => {
      await centers.setActive(id, { active, version });
      return `${PATH}/${id}?${active ? "ativado" : "desativado"}=1`;
    });
  }
  return answerRecord(context, fields, {
    id,
    kind: {
      records: centers,
      schemas: { form: CenterFormSchema, input: CenterInputSchema, update: CenterUpdateSchema },
      read: (sent) => readForm(CenterFormSchema, sent),
      toForm: toCenterForm,
      toInput: toCenterInput,
      sets: CENTER_FORM_SETS,
      fieldOf: (path) => path.replace(/^address\./, "").replace(/\.\d+$/, ""),
      paths: { record: PATH, deleted: `${PAGES.DistributionCenters.path}?excluido=1` },
    },
  });
}
