import { z } from "zod";

/** What a company's prices hang on, as the distributor keeps it: its inscrição estadual (a number, “ISENTO” or “NÃO
 *  CONTRIBUINTE”; null while nobody knows) and its group of integrators. `version` is the one that was looked at. */
export const IntegratorCommercialSchema = z
  .object({
    version: z.int().min(1),
    stateRegistration: z
      .string()
      .trim()
      .max(30)
      .nullable()
      .transform((text) => (text === "" ? null : text)),
    /** Left out, it stays. */
    groupId: z.string().min(1).max(64).nullable().optional(),
  })
  .strict();

export type IntegratorCommercialInput = z.infer<typeof IntegratorCommercialSchema>;
