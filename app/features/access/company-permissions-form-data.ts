/** The form's intent among those of its page. */
export const COMPANY_PERMISSIONS_INTENT = "company-permissions";

export const COMPANY_PERMISSION_FLAGS = [
  "authSellerViewRequestsBudgetsPrices",
  "authSellerComplementaryValues",
  "authSellerProfitMagin",
  "authSellerDiscount",
] as const;

/** The form's fields as they are typed: the percentage with a comma. */
export interface CompanyPermissionsFields extends Record<(typeof COMPANY_PERMISSION_FLAGS)[number], boolean> {
  authSellerMaxDiscount: string;
}

/** What became of the form that was sent. */
export interface CompanyPermissionsAnswer {
  intent: typeof COMPANY_PERMISSIONS_INTENT;
  isSaved: boolean;
  fields: CompanyPermissionsFields;
  /** Code of what is wrong with the percentage. */
  maxDiscountError: string | null;
  refusal: { title: string; description: string } | null;
}

export function readCompanyPermissions(data: FormData): CompanyPermissionsFields {
  const [view, complementary, profit, discount] = COMPANY_PERMISSION_FLAGS.map((flag) => data.has(flag));
  const max = data.get("authSellerMaxDiscount");
  return {
    authSellerViewRequestsBudgetsPrices: view === true,
    authSellerComplementaryValues: complementary === true,
    authSellerProfitMagin: profit === true,
    authSellerDiscount: discount === true,
    authSellerMaxDiscount: typeof max === "string" ? max.trim() : "",
  };
}
