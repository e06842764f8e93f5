import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { PAGES } from "#domain/access/pages.ts";
import {
  CENTER_FORM_SETS,
  CENTER_FORM_TEXTS,
  type CenterForm,
  toCenterForm,
  toCenterInput,
} from "#domain/centers/center-form.ts";
import { CenterInputSchema, CenterUpdateSchema } from "#domain/centers/center-schema.ts";
import {
  readSentRecord,
  reapplyRecord,
  actOnRecord,
  saveRecord,
} from "#app/features/records/record-form.server.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

const PATH = PAGES.DistributionCenterDetails.path;
const text = z.string().max(1_000);

const BaseSchema: z.ZodType<CenterForm> = z.object({
  ...(Object.fromEntries(CENTER_FORM_TEXTS.map((name) => [name, text])) as Record<
    (typeof CENTER_FORM_TEXTS)[number],
    typeof text
  >),
  servicedStates: z.array(text).max(100),
});

/** What a center's page asks for: to save, to bring the current version, to open, close or delete it.
 *  @param id - null for a new center */
export async function actOnCenter(context: AppLoadContext, fields: FormData, id: string | null) {
  const { centers } = context.services;
  const intent = fields.get("intent");
  if (id !== null && (intent === "activate" || intent === "deactivate")) {
    const active = intent === "activate";
    return actOnRecord(context, intent, async () => {
      await centers.setActive(id, { active, version: sentVersion(fields) });
      return `${PATH}/${id}?${active ? "ativado" : "desativado"}=1`;
    });
  }
  if (id !== null && intent === "delete") {
    return actOnRecord(context, intent, async () => {
      await centers.remove(id);
      return `${PAGES.DistributionCenters.path}?excluido=1`;
    });
  }
  const sent = readSentRecord(fields, readForm(fields), BaseSchema);
  if (id !== null && intent === "reapply") {
    const current = await centers.get(id);
    const sets = CENTER_FORM_SETS;
    return reapplyRecord(context, sent, { current: toCenterForm(current), version: current.version, sets });
  }
  const work = {
    fieldOf: (path: string) => path.replace(/^address\./, "").replace(/\.\d+$/, ""),
    path: PATH,
  };
  const input = toCenterInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      ...work,
      parse: () => CenterInputSchema.safeParse(input),
      save: (parsed) => centers.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    ...work,
    parse: () => CenterUpdateSchema.safeParse({ ...input, version: sent.version }),
    save: (parsed) => centers.update(id, parsed),
  });
}

function readForm(fields: FormData): CenterForm {
  const texts = Object.fromEntries(
    CENTER_FORM_TEXTS.map((name) => {
      const value = fields.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  ) as Record<(typeof CENTER_FORM_TEXTS)[number], string>;
  const states = fields.getAll("servicedStates").filter((value) => typeof value === "string");
  return { ...texts, servicedStates: [...new Set(states)] };
}
