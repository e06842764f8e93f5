import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ERROR_MESSAGES } from "#copy/error-messages.ts";
import { DomainError, type DomainErrorCode, isDomainError } from "#domain/shared/errors.ts";

/** HTTP status of each refusal. */
export const STATUS_BY_CODE = {
  ACCESS_DENIED: 403,
  CENTER_REQUIRED: 422,
  CHARGE_NOT_PAYABLE: 409,
  DATABASE_UNAVAILABLE: 503,
  DELIVERY_STATE_NOT_SERVED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  INTERNAL: 500,
  INVALID_BODY: 400,
  INVALID_CREDENTIALS: 401,
  INVALID_ID_SOURCE: 500,
  INVALID_JSON: 400,
  INVALID_MONEY: 422,
  INVALID_NUMBER: 422,
  INVALID_PIX_DATA: 422,
  INVALID_SESSION: 401,
  INVALID_TRANSITION: 409,
  KIT_CHANGED: 409,
  NOT_FOUND: 404,
  ORIGIN_NOT_ALLOWED: 403,
  OUT_OF_STOCK: 409,
  PAYLOAD_TOO_LARGE: 413,
  PRICE_CHANGED: 409,
  RATE_LIMITED: 429,
  SIGNATURE_INVALID: 401,
  STALE_VERSION: 409,
} as const satisfies Record<DomainErrorCode, ContentfulStatusCode>;

/** Type on the wire: the specification's own names where it has one, the code elsewhere. */
function errorType(error: DomainError): string {
  switch (error.code) {
    case "ACCESS_DENIED":
      return "accessDenied";
    case "INVALID_SESSION":
      return sessionErrorType((error as DomainError<"INVALID_SESSION">).details.reason);
    default:
      return error.code;
  }
}

function sessionErrorType(reason: "missing" | "unknown" | "expired" | "accessKey"): string {
  if (reason === "expired") return "expiredToken";
  return reason === "accessKey" ? "invalidSessionKey" : "invalidToken";
}

export interface ErrorBody {
  error: {
    type: string;
    title: string;
    description: string;
    details: unknown;
    requestId: string;
  };
}

/** A refusal, or INTERNAL for whatever else was thrown. */
export function asDomainError(error: unknown): DomainError {
  return isDomainError(error) ? error : new DomainError("INTERNAL", {}, { cause: error });
}

/** Status and body of the one error envelope. An expired token answers 403, as the specification has it. */
export function describeError(
  error: DomainError,
  requestId: string,
): { status: ContentfulStatusCode; body: ErrorBody } {
  const type = errorType(error);
  return {
    status: type === "expiredToken" ? 403 : STATUS_BY_CODE[error.code],
    body: { error: { type, ...ERROR_MESSAGES[error.code], details: error.details, requestId } },
  };
}
