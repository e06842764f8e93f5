/** Details of each refusal: a closed map from code to facts. HTTP statuses are in `worker/api/kernel/errors.ts`, and
 *  Portuguese texts in `app/copy/shared/error-messages.ts`, with one entry per code. */
export interface DomainErrorDetails {
  ACCESS_DENIED: { reason: string };
  ACCOUNT_BLOCKED: Record<string, never>;
  ADDRESS_NOT_FOUND: { cep: string };
  /** A link takes no answer: what has become of it. */
  APPROVAL_CLOSED: { state: string };
  BUDGET_EXPIRED: { requestId: string; expiredOn: string };
  CARDS_STOPPED: { requestId: string };
  CENTER_CHANGED: { centerId: string; name: string };
  CENTER_REQUIRED: Record<string, never>;
  CHARGE_NOT_PAYABLE: { paymentStatus: string };
  CLIENT_OUTDATED: { minimumBuild: string };
  CODE_TAKEN: { entity: string; codes: readonly string[] };
  COMMON_PASSWORD: Record<string, never>;
  COUPON_NOT_VALID: { code: string; reason: CouponRefusal; limitCents?: number };
  DATABASE_UNAVAILABLE: Record<string, never>;
  DELIVERY_STATE_NOT_SERVED: { state: string };
  DISCOUNT_ABOVE_LIMIT: { limitPct: string; askedPct: string };
  EMAIL_TAKEN: Record<string, never>;
  FILES_UNAVAILABLE: Record<string, never>;
  FILE_NOT_ALLOWED: {
    reason: "type" | "size" | "empty" | "unreadable" | "row";
    limitBytes?: number;
    /** Number of the overlong row, as in a spreadsheet. */
    rowNumber?: number;
  };
  FORMULA_INVALID: { problems: readonly FormulaProblem[] };
  FREIGHT_UNAVAILABLE: { reason: FreightRefusal };
  /** `saved` is the request saved under the key, if there is one. */
  IDEMPOTENCY_MISMATCH: { key: string; saved?: { id: string; type: "budget" | "order"; code: string } };
  INCREASE_ABOVE_LIMIT: { limitPct: string; askedPct: string };
  INTEGRATOR_INACTIVE: { status: string };
  INTERNAL: Record<string, never>;
  IN_USE: { entity: string; id: string; usedBy: string };
  INVALID_API_PATH: { path: string };
  INVALID_BODY: { issues: readonly FieldIssue[] };
  INVALID_CEP: { cep: string };
  INVALID_CREDENTIALS: Record<string, never>;
  INVALID_ID_SOURCE: { reason: string };
  INVALID_JSON: Record<string, never>;
  INVALID_LINK: Record<string, never>;
  INVALID_MONEY: { input: string };
  INVALID_NUMBER: { input: string };
  INVALID_PIX_DATA: { field: string; reason: string };
  INVALID_REFRESH_TOKEN: Record<string, never>;
  INVALID_SECOND_FACTOR: Record<string, never>;
  INVALID_CODE: Record<string, never>;
  SITE_UNREACHABLE: { address: string };
  EMAIL_UNCONFIRMED: Record<string, never>;
  INVALID_SESSION: { reason: "missing" | "unknown" | "expired" | "accessKey" };
  INVALID_TRANSITION: { entity: string; from: string; to: string };
  /** An edit would leave fewer units of an order than were shipped. */
  ITEMS_SHIPPED: { requestId: string };
  ITEMS_UNAVAILABLE: { items: readonly { id: string; name: string }[] };
  KIT_CHANGED: { itemIds: readonly string[] };
  KIT_UNSAFE: { findings: readonly { code: string; value: number; limit: number; unit: string }[] };
  LAST_ADMIN: Record<string, never>;
  LAST_CENTER: Record<string, never>;
  LEGACY_AUTHENTICATION: Record<string, never>;
  MARGIN_TOO_LOW: { minimumPct: string };
  MAINTENANCE: { audience: "integrator" | "staff" };
  NAME_TAKEN: { entity: string; name: string };
  NOT_FOUND: { entity: string; id: string };
  /** An order that somebody changed since its payer saw it. */
  ORDER_CHANGED: { requestId: string };
  ORDER_SHORT: { requestId: string };
  ORDER_WITHOUT_VALUE: Record<string, never>;
  ORIGIN_NOT_ALLOWED: { origin: string };
  OTHER_LEAD: { requestId: string };
  OUT_OF_STOCK: { itemIds: readonly string[] };
  /** The provider did not do what was asked, and does not want to be asked again: a key of its own, or a rule. */
  PAYER_ADDRESS_MISSING: { orderCode: string };
  PAYMENT_PROVIDER_REFUSED: { provider: string; problem: ProviderProblem };
  PAYMENT_PROVIDER_UNAVAILABLE: { provider: string; problem: ProviderProblem };
  PAYLOAD_TOO_LARGE: { limitBytes: number };
  /** An order whose payment terms, in force now, were not accepted for its present version. */
  PAYMENT_TERMS_NOT_ACCEPTED: { requestId: string };
  /** `isFreightNew` means that the expected sum was without the freight, which the total now contains. */
  PRICE_CHANGED: { expectedCents: number; totalCents: number; isFreightNew?: true };
  /** An order above what a company lets its person order in a period; null where the person sees no totals.
   *  `mayAsk` tells whether its approval may be asked for. */
  PURCHASE_LIMIT_EXCEEDED: {
    limitCents: number | null;
    usedCents: number | null;
    totalCents: number | null;
    period: "day" | "week" | "month" | null;
    mayAsk: boolean;
  };
  RATE_LIMITED: { retryAfterS: number };
  READ_ONLY_PREVIEW: Record<string, never>;
  RECOMMENDATION_FAILED: { rules: readonly { id: string; name: string; fault: string }[] };
  REQUEST_DELETED: {
    requestId: string;
    code: string;
    name: string;
    deletedAt: string;
    byName: string;
    mayRestore: boolean;
  };
  ROLE_IN_USE: Record<string, never>;
  SECOND_FACTOR_REQUIRED: { challenge: string };
  SIGNATURE_INVALID: { reason: string };
  STALE_VERSION: { entity: string; id: string };
  STATUS_IN_USE: Record<string, never>;
  STATUS_NEEDED: Record<string, never>;
  STOCK_TOO_LOW: { productId: string; centerId: string };
  SUPPORT_ACCESS_LIMITED: Record<string, never>;
  TERMS_CHANGED: Record<string, never>;
  TOO_MANY_LINES: { lines: number; limit: number };
  UNKNOWN_COMPARATOR: { comparator: string };
  /** An account of a type that this version of the portal does not know. */
  UNKNOWN_USER_TYPE: Record<string, never>;
  USER_DATA_CHANGED: { token: string; accessKey: string };
  /** A saved request has the versions from 1 to `newest`. */
  VERSION_NOT_FOUND: { version: number; newest: number };
  WRONG_PASSWORD: Record<string, never>;
}

/** Why a coupon does not apply. */
export type CouponRefusal =
  | "unknown"
  | "disabled"
  | "notYet"
  | "expired"
  | "usedUp"
  | "usedUpByIntegrator"
  | "belowMinimum"
  | "purchaseType"
  | "group";

/** Why a payment provider did not do what was asked. */
export const PROVIDER_PROBLEMS = [
  "noKey",
  "unauthorized",
  "refused",
  "notFound",
  "timeout",
  "failing",
  "unreadable",
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** Why there is no freight. */
export type FreightRefusal =
  | "noRule"
  | "blacklisted"
  | "notServiced"
  | "fobUnable"
  | "ruralZone"
  | "truckAccess"
  | "unknownDistance";

/** A problem of a formula; position and length in UTF-16 units. */
export interface FormulaProblem {
  code: string;
  position: number;
  length: number;
  message: string;
  /** Id of the price function with the formula. */
  functionId?: string;
}

/** A refused field of an input: its path (`customer.email`), and a code for the reason. */
export interface FieldIssue {
  field: string;
  code: string;
  message: string;
}

export type DomainErrorCode = keyof DomainErrorDetails;

/** A refusal, with a code from the closed map and its facts. */
export class DomainError<Code extends DomainErrorCode = DomainErrorCode> extends Error {
  readonly code: Code;
  readonly details: DomainErrorDetails[Code];

  constructor(code: Code, details: DomainErrorDetails[Code], options?: { cause?: unknown }) {
    super(code, options);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}

/** Whether `error` is a refusal, optionally with a given code. It checks the name and not the class, because the builds
 *  of pages and Worker each contain a copy of this file. */
export function isDomainError<Code extends DomainErrorCode = DomainErrorCode>(
  error: unknown,
  code?: Code,
): error is DomainError<Code> {
  return (
    error instanceof Error &&
    error.name === "DomainError" &&
    (code === undefined || (error as Error & { code?: unknown }).code === code)
  );
}
