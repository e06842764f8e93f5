import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { REGION_FORM_WORDS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import { REGION_FORM_SETS, toRegionForm, toRegionInput } from "#domain/centers/center-form.ts";
import { RegionFormSchema, RegionInputSchema, RegionUpdateSchema } from "#domain/centers/center-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { stepId } from "#app/lib/lists/list-order.ts";
import { answerRecord } from "../records/record-form.server.ts";

const PATH = PAGES.DistributionRegion.path;

const ButtonsSchema = z.object({
  intent: z.string(),
  move: z.string().optional(),
  remove: z.string().optional(),
  addCenterId: z.string(),
});

/** Runs what a region's page requests; before JavaScript also to move, add or remove a center.
 *  @param id - null for a new region */
export async function actOnRegion(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.regions,
      schemas: { form: RegionFormSchema, input: RegionInputSchema, update: RegionUpdateSchema },
      read: (sent) => readForm(RegionFormSchema, sent),
      toForm: toRegionForm,
      toInput: toRegionInput,
      sets: REGION_FORM_SETS,
      changed(form) {
        const centers = changedCenters(fields, form.centers);
        return centers && { ...form, centers };
      },
      fieldOf: fieldOfPath,
      describe: describeTaken,
      paths: { record: PATH, deleted: `${PATH}?excluido=1` },
    },
  });
}

/** The centers after a button that works before JavaScript; null when none was pressed. */
function changedCenters(fields: FormData, centers: readonly string[]): readonly string[] | null {
  const { intent, move, remove, addCenterId } = readForm(ButtonsSchema, fields);
  if (move !== undefined) return stepId(centers, move);
  if (remove !== undefined) return centers.filter((id) => id !== remove);
  if (intent !== "add") return null;
  return addCenterId === "" ? centers : [...new Set([...centers, addCenterId])];
}

function fieldOfPath(path: string): string {
  const [field = path] = path.split(".");
  return field === "centerPriority" ? "centers" : field;
}

function describeTaken(error: unknown) {
  if (!isDomainError(error, "IN_USE") || error.details.entity !== "state") return null;
  const { id: state, usedBy: region } = error.details;
  return {
    title: REGION_FORM_WORDS.stateTakenTitle,
    description: fill(REGION_FORM_WORDS.stateTaken, { state, region }),
  };
}
