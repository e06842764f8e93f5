import { decimalText } from "#domain/shared/decimal-text.ts";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import * as z from "zod";
import { CompanyPermissionsUpdateSchema } from "#domain/access/company-permissions-schema.ts";
import {
  COMPANY_PERMISSIONS_INTENT,
  type CompanyPermissionsAnswer,
} from "./company-permissions-form-data.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const PermissionsFormSchema = z.object({
  authSellerViewRequestsBudgetsPrices: z.boolean(),
  authSellerComplementaryValues: z.boolean(),
  authSellerProfitMagin: z.boolean(),
  authSellerDiscount: z.boolean(),
  authSellerMaxDiscount: z.string().trim(),
  version: FORM_VERSION,
});

/** Saves the form of a company's permissions; shared by the actions of all pages that show it. */
export async function saveCompanyPermissions(context: AppLoadContext, form: FormData) {
  const { version, ...fields } = readForm(PermissionsFormSchema, form);
  const answer: CompanyPermissionsAnswer = {
    intent: COMPANY_PERMISSIONS_INTENT,
    isSaved: false,
    fields,
    maxDiscountError: null,
    refusal: null,
  };
  const parsed = CompanyPermissionsUpdateSchema.safeParse({
    ...fields,
    authSellerMaxDiscount: decimalText(fields.authSellerMaxDiscount || "0"),
    version,
  });
  if (!parsed.success) return data({ ...answer, maxDiscountError: "INVALID_PCT" }, { status: 400 });
  try {
    await context.services.companyPermissions.update(parsed.data);
    return data({ ...answer, isSaved: true });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ ...answer, refusal }, { status: refusal.status });
  }
}
