import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { DomainError, type DomainErrorCode, isDomainError } from "#domain/shared/errors.ts";

/** HTTP status of each refusal. */
const STATUS_BY_CODE = {
  ACCESS_DENIED: 403,
  ACCOUNT_BLOCKED: 403,
  ADDRESS_NOT_FOUND: 404,
  APPROVAL_CLOSED: 409,
  BUDGET_EXPIRED: 409,
  CARDS_STOPPED: 409,
  CENTER_CHANGED: 409,
  CENTER_REQUIRED: 422,
  CHARGE_NOT_PAYABLE: 409,
  CLIENT_OUTDATED: 409,
  CODE_TAKEN: 409,
  COMMON_PASSWORD: 422,
  COUPON_NOT_VALID: 422,
  DATABASE_UNAVAILABLE: 503,
  DELIVERY_STATE_NOT_SERVED: 422,
  DISCOUNT_ABOVE_LIMIT: 422,
  EMAIL_TAKEN: 409,
  FILES_UNAVAILABLE: 503,
  FILE_NOT_ALLOWED: 422,
  FORMULA_INVALID: 422,
  FREIGHT_UNAVAILABLE: 422,
  IDEMPOTENCY_MISMATCH: 422,
  INCREASE_ABOVE_LIMIT: 422,
  INTEGRATOR_INACTIVE: 403,
  INTERNAL: 500,
  IN_USE: 409,
  INVALID_API_PATH: 403,
  INVALID_BODY: 400,
  INVALID_CEP: 400,
  INVALID_CREDENTIALS: 401,
  INVALID_ID_SOURCE: 500,
  INVALID_JSON: 400,
  INVALID_LINK: 422,
  INVALID_MONEY: 422,
  INVALID_NUMBER: 422,
  INVALID_PIX_DATA: 422,
  INVALID_REFRESH_TOKEN: 401,
  INVALID_SECOND_FACTOR: 422,
  INVALID_CODE: 422,
  SITE_UNREACHABLE: 422,
  EMAIL_UNCONFIRMED: 422,
  INVALID_SESSION: 401,
  INVALID_TRANSITION: 409,
  ITEMS_SHIPPED: 409,
  ITEMS_UNAVAILABLE: 409,
  KIT_CHANGED: 409,
  KIT_UNSAFE: 422,
  LAST_ADMIN: 409,
  LAST_CENTER: 409,
  LEGACY_AUTHENTICATION: 401,
  MARGIN_TOO_LOW: 422,
  MAINTENANCE: 403,
  NAME_TAKEN: 409,
  NOT_FOUND: 404,
  ORDER_CHANGED: 409,
  ORDER_SHORT: 409,
  ORDER_WITHOUT_VALUE: 422,
  ORIGIN_NOT_ALLOWED: 403,
  OTHER_LEAD: 422,
  OUT_OF_STOCK: 409,
  PAYLOAD_TOO_LARGE: 413,
  PAYER_ADDRESS_MISSING: 422,
  PAYMENT_PROVIDER_REFUSED: 422,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  PAYMENT_TERMS_NOT_ACCEPTED: 409,
  PRICE_CHANGED: 409,
  PURCHASE_LIMIT_EXCEEDED: 422,
  RATE_LIMITED: 429,
  READ_ONLY_PREVIEW: 403,
  RECOMMENDATION_FAILED: 422,
  REQUEST_DELETED: 410,
  ROLE_IN_USE: 409,
  STATUS_IN_USE: 409,
  STATUS_NEEDED: 409,
  SECOND_FACTOR_REQUIRED: 401,
  SIGNATURE_INVALID: 401,
  STALE_VERSION: 409,
  STOCK_TOO_LOW: 409,
  SUPPORT_ACCESS_LIMITED: 403,
  TERMS_CHANGED: 409,
  TOO_MANY_LINES: 422,
  UNKNOWN_COMPARATOR: 422,
  UNKNOWN_USER_TYPE: 403,
  USER_DATA_CHANGED: 409,
  VERSION_NOT_FOUND: 404,
  WRONG_PASSWORD: 422,
} as const satisfies Record<DomainErrorCode, ContentfulStatusCode>;

/** The specification's names of refusals; others use their code. */
const TYPE_BY_CODE: Partial<Record<DomainErrorCode, string>> = {
  ACCESS_DENIED: "accessDenied",
  ACCOUNT_BLOCKED: "accessDenied",
  ADDRESS_NOT_FOUND: "addressNotFound",
  CLIENT_OUTDATED: "forceReload",
  INTEGRATOR_INACTIVE: "integratorUserInactive",
  INVALID_API_PATH: "invalidApiPathAccess",
  INVALID_CEP: "invalid_cep",
  INVALID_REFRESH_TOKEN: "invalidRefreshToken",
  LEGACY_AUTHENTICATION: "legacyAuthenticationMethod",
  UNKNOWN_USER_TYPE: "accessDenied",
  USER_DATA_CHANGED: "reloadUserData",
};

function errorType(error: DomainError): string {
  if (error.code === "INVALID_SESSION") {
    return SESSION_TYPE_BY_REASON[(error as DomainError<"INVALID_SESSION">).details.reason];
  }
  if (error.code === "MAINTENANCE") {
    const { audience } = (error as DomainError<"MAINTENANCE">).details;
    return audience === "staff" ? "maintenanceStaff" : "maintenance";
  }
  return TYPE_BY_CODE[error.code] ?? error.code;
}

const SESSION_TYPE_BY_REASON = {
  missing: "invalidToken",
  unknown: "invalidToken",
  expired: "expiredToken",
  accessKey: "invalidSessionKey",
} as const;

export interface ErrorBody {
  error: {
    type: string;
    title: string;
    description: string;
    details: unknown;
    requestId: string;
  };
  /** New credentials, if the caller's user data has changed and the call must be repeated with them. */
  token?: string;
  accessKey?: string;
}

/** The error itself if it is a refusal, otherwise INTERNAL. */
export function asDomainError(error: unknown): DomainError {
  return isDomainError(error) ? error : new DomainError("INTERNAL", {}, { cause: error });
}

/** Status and body of the one error envelope. */
export function describeError(
  error: DomainError,
  requestId: string,
): { status: ContentfulStatusCode; body: ErrorBody } {
  const type = errorType(error);
  const isReload = error.code === "USER_DATA_CHANGED";
  const details = isReload ? {} : error.details;
  return {
    status: STATUS_BY_TYPE[type] ?? STATUS_BY_CODE[error.code],
    body: {
      error: { type, ...ERROR_MESSAGES[error.code], details, requestId },
      ...(isReload ? (error as DomainError<"USER_DATA_CHANGED">).details : {}),
    },
  };
}

/** An expired token and a foreign access key answer 403, because 401 ends a session. */
const STATUS_BY_TYPE: Partial<Record<string, ContentfulStatusCode>> = {
  expiredToken: 403,
  invalidSessionKey: 403,
};
