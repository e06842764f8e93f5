import * as z from "zod";
import { INTEGRATOR_STATUSES } from "./integrator-status.ts";
import { coded } from "./register-fields.ts";

/** A decision about an integrator. `version` is the one that was seen; an approval has the role for its people, a
 *  refusal the reason for the applicant. */
export const IntegratorDecisionSchema = z
  .strictObject({
    status: z.enum(INTEGRATOR_STATUSES),
    version: z.int().min(1),
    roleId: z.string().min(1).max(64).nullable().default(null),
    reason: z
      .string()
      .trim()
      .max(2_000)
      .nullable()
      .default(null)
      .transform((text) => (text === "" ? null : text)),
  })
  .refine(({ status, reason }) => status !== "disable" || reason !== null, {
    path: ["reason"],
    ...coded("REQUIRED"),
  });

export type IntegratorDecisionInput = z.infer<typeof IntegratorDecisionSchema>;
