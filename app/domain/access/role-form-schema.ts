import { z } from "zod";
import type { RoleForm } from "./role-form.ts";
import { RoleLabelSchema } from "./role-schema.ts";

const text = z.string().max(500);

/** The form of a role as a page sends back what it began with. */
export const RoleFormSchema: z.ZodType<RoleForm> = z.object({
  name: text,
  type: z.enum(["staff", "integrator"]),
  label: z.union([RoleLabelSchema, z.literal("")]),
  permissions: z.array(text).max(500),
  limitDiscountBudget: text,
  limitDiscountOrder: text,
  limitIncreaseBudget: text,
  limitIncreaseOrder: text,
  defaultDiscount: text,
  externalLinkName: text,
  externalLinkAddress: text,
  whatsAppNumber: text,
  whatsAppMessage: text,
});
