import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { type MaintenanceStatus, MaintenanceStatusSchema } from "#domain/settings/maintenance-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { MaintenanceAnswer } from "./maintenance-section.tsx";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const MaintenanceFormSchema = z.object({
  intent: z.string(),
  maintenance: z.boolean(),
  actived: z.boolean(),
  rolesIds: z.array(z.string()),
});

/** Runs what the form requests. People who will be kept out are named first, and the change has to be confirmed;
 *  letting people in needs no confirmation. */
export async function changeMaintenance(
  context: AppLoadContext,
  request: Request,
): Promise<MaintenanceAnswer> {
  const {
    intent,
    maintenance: isOn,
    actived,
    rolesIds,
  } = readForm(MaintenanceFormSchema, await request.formData());
  const chosen = MaintenanceStatusSchema.parse({
    maintenance: isOn,
    maintenanceStaff: { actived, rolesIds: rolesIds.filter((id) => /^\w{1,64}$/.test(id)) },
  });
  const { maintenance } = context.services;
  const before = await maintenance.read();
  if (intent !== "save" && chosen.maintenance && !isSame(before, chosen)) {
    return { step: "confirm", chosen };
  }
  try {
    await maintenance.set(chosen);
  } catch (error) {
    return refused(context, chosen, error);
  }
  const hasTurned = before.maintenance !== chosen.maintenance;
  return { step: "saved", chosen, saved: hasTurned ? (chosen.maintenance ? "begun" : "ended") : "saved" };
}

function isSame({ maintenance, maintenanceStaff }: MaintenanceStatus, other: MaintenanceStatus): boolean {
  return JSON.stringify({ maintenance, maintenanceStaff }) === JSON.stringify(other);
}

function refused(context: AppLoadContext, chosen: MaintenanceStatus, error: unknown): MaintenanceAnswer {
  if (isDomainError(error, "INVALID_BODY")) {
    return { step: "refused", chosen, error: error.details.issues[0]?.code ?? "fallback" };
  }
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  const { title, description } = refusal;
  return { step: "refused", chosen, refusal: { title, description } };
}
