/** The form's intent among those of its page. */
export const COMPANY_PERMISSIONS_INTENT = "company-permissions";

/** What the form offers: what takes effect. */
export const COMPANY_PERMISSION_FLAGS = [
  "authSellerViewRequestsBudgetsPrices",
  "authSellerDiscount",
] as const;

/** What counts in proposals alone, of which there are none yet: the form keeps it as it is. */
export const KEPT_COMPANY_FLAGS = ["authSellerComplementaryValues", "authSellerProfitMagin"] as const;

type Flag = (typeof COMPANY_PERMISSION_FLAGS | typeof KEPT_COMPANY_FLAGS)[number];

/** The form's fields as they are typed: the percentage with a comma. */
export interface CompanyPermissionsFields extends Record<Flag, boolean> {
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
  const max = data.get("authSellerMaxDiscount");
  return {
    authSellerViewRequestsBudgetsPrices: data.has("authSellerViewRequestsBudgetsPrices"),
    authSellerComplementaryValues: data.has("authSellerComplementaryValues"),
    authSellerProfitMagin: data.has("authSellerProfitMagin"),
    authSellerDiscount: data.has("authSellerDiscount"),
    authSellerMaxDiscount: typeof max === "string" ? max.trim() : "",
  };
}
