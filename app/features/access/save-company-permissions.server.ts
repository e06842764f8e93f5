import { decimalText } from "#domain/shared/decimal-text.ts";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { CompanyPermissionsUpdateSchema } from "#domain/access/company-permissions-schema.ts";
import {
  COMPANY_PERMISSIONS_INTENT,
  type CompanyPermissionsAnswer,
  readCompanyPermissions,
} from "./company-permissions-form-data.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

/** Saves the form of a company's permissions; shared by the actions of all pages that show it. */
export async function saveCompanyPermissions(context: AppLoadContext, form: FormData) {
  const fields = readCompanyPermissions(form);
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
    version: sentVersion(form),
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
