import * as z from "zod";
import { AddressSchema } from "#domain/address/address-schema.ts";
import type { UserActor } from "./actor.ts";
import { EmailAddressSchema, TelephoneSchema } from "./profile-schema.ts";

/** The fields of its own record that a company may change. Name and tax id are changed by the distributor. */
export const CompanyInfoInputSchema = z.strictObject({
  tradeName: z
    .string()
    .trim()
    .max(120)
    .nullable()
    .transform((text) => (text === "" ? null : text)),
  email: EmailAddressSchema,
  telephone: TelephoneSchema,
  address: AddressSchema.nullable(),
  version: z.int().min(1),
});

export type CompanyInfoInput = z.infer<typeof CompanyInfoInputSchema>;

/** Whether the person may change their company's record, as its manager.
 *  @source spec, roles of the integrator: `manager` is “Administrador” */
export function managesCompany(actor: UserActor): boolean {
  return actor.type === "integrator" && actor.integrator !== null && actor.role?.label === "manager";
}
