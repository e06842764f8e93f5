import * as z from "zod";

/** The commercial facts of an integrator. Its prices depend on its state registration (inscrição estadual: a number, “ISENTO”
 *  or “NÃO CONTRIBUINTE”; null if unknown) and on its group. `version` is the one that was seen. */
export const IntegratorCommercialSchema = z.strictObject({
  version: z.int().min(1),
  stateRegistration: z
    .string()
    .trim()
    .max(30)
    .nullable()
    .transform((text) => (text === "" ? null : text)),
  /** Without it, the group stays. */
  groupId: z.string().min(1).max(64).nullable().optional(),
  /** Who of the distributor's people looks after it; without it, that person stays. */
  sellerId: z.string().min(1).max(64).nullable().optional(),
});

export type IntegratorCommercialInput = z.infer<typeof IntegratorCommercialSchema>;
