/** Value of the field `intent` that tells this form from the page's others. */
export const COMPANY_PERMISSIONS_INTENT = "company-permissions";

/** The permissions that the form offers. */
export const COMPANY_PERMISSION_FLAGS = [
  "authSellerViewRequestsBudgetsPrices",
  "authSellerDiscount",
] as const;

/** Permissions that only concern proposals, which do not exist yet: the form sends them back unchanged. */
export const KEPT_COMPANY_FLAGS = ["authSellerComplementaryValues", "authSellerProfitMagin"] as const;

type Flag = (typeof COMPANY_PERMISSION_FLAGS | typeof KEPT_COMPANY_FLAGS)[number];

/** The form's fields as they are typed: the percentage with a comma. */
export interface CompanyPermissionsFields extends Record<Flag, boolean> {
  authSellerMaxDiscount: string;
}

/** The action's answer to the form. */
export interface CompanyPermissionsAnswer {
  intent: typeof COMPANY_PERMISSIONS_INTENT;
  isSaved: boolean;
  fields: CompanyPermissionsFields;
  /** Error code of the percentage. */
  maxDiscountError: string | null;
  refusal: { title: string; description: string } | null;
}
