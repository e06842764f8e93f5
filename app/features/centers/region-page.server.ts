import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { REGION_FORM_WORDS } from "#copy/distribution.ts";
import { fill } from "#copy/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  REGION_FORM_SETS,
  type RegionForm,
  toRegionForm,
  toRegionInput,
} from "#domain/centers/center-form.ts";
import { RegionInputSchema, RegionUpdateSchema } from "#domain/centers/center-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { stepId } from "#app/lib/lists/list-order.ts";
import {
  actOnRecord,
  readSentRecord,
  reapplyRecord,
  saveRecord,
  unsaved,
} from "#app/features/records/record-form.server.ts";

const PATH = PAGES.DistributionRegion.path;
const text = z.string().max(1_000);

const BaseSchema: z.ZodType<RegionForm> = z.object({
  name: text,
  states: z.array(text).max(100),
  centers: z.array(text).max(1_000),
});

/** What a region's page asks for: to save, to bring the current version, to delete it, or, without JavaScript, to move,
 *  add or take out a center.
 *  @param id - null for a new region */
export async function actOnRegion(context: AppLoadContext, fields: FormData, id: string | null) {
  const { regions } = context.services;
  const intent = fields.get("intent");
  if (id !== null && intent === "delete") {
    return actOnRecord(context, intent, async () => {
      await regions.remove(id);
      return `${PATH}?excluido=1`;
    });
  }
  const sent = readSentRecord(fields, readForm(fields), BaseSchema);
  const moved = changedCenters(fields, sent.form.centers);
  if (moved !== null) return unsaved(context, { ...sent, form: { ...sent.form, centers: moved } });
  if (id !== null && intent === "reapply") {
    const current = await regions.get(id);
    const sets = REGION_FORM_SETS;
    return reapplyRecord(context, sent, { current: toRegionForm(current), version: current.version, sets });
  }
  const work = { fieldOf: fieldOfPath, describe: describeTaken, path: PATH };
  const input = toRegionInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      ...work,
      parse: () => RegionInputSchema.safeParse(input),
      save: (parsed) => regions.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    ...work,
    parse: () => RegionUpdateSchema.safeParse({ ...input, version: sent.version }),
    save: (parsed) => regions.update(id, parsed),
  });
}

/** The centers after a button that needs no scripts; null when none was pressed. */
function changedCenters(fields: FormData, centers: readonly string[]): readonly string[] | null {
  const step = fields.get("move");
  if (typeof step === "string") return stepId(centers, step);
  const removed = fields.get("remove");
  if (typeof removed === "string") return centers.filter((id) => id !== removed);
  const added = fields.get("addCenterId");
  if (fields.get("intent") !== "add") return null;
  return typeof added === "string" && added !== "" ? [...new Set([...centers, added])] : centers;
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

function readForm(fields: FormData): RegionForm {
  const name = fields.get("name");
  const texts = (field: string) => [
    ...new Set(fields.getAll(field).filter((value) => typeof value === "string")),
  ];
  return { name: typeof name === "string" ? name : "", states: texts("states"), centers: texts("centerId") };
}
