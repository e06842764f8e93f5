import { INTEGRATOR_STATUS_NOTICES, SIGN_IN_NOTICES } from "#copy/account/account.ts";
import { fill } from "#copy/shared/fill.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { LoginNotice } from "./login-answer.ts";

interface Refusal {
  code: string;
  title: string;
  description: string;
}

/** The notice for a refused sign-in, as exact as the refusal's details allow. */
export function noticeOf(error: unknown, { code, title, description }: Refusal): LoginNotice {
  return { code, title, description, ...exactWords(error) };
}

function exactWords(error: unknown): Pick<LoginNotice, "title" | "description"> | null {
  if (isDomainError(error, "RATE_LIMITED")) {
    const wait = waitingTime(error.details.retryAfterS);
    const { title, description } = SIGN_IN_NOTICES.rateLimited;
    return { title, description: fill(description, { wait }) };
  }
  if (isDomainError(error, "INVALID_SESSION")) return SIGN_IN_NOTICES.codeTooLate;
  if (!isDomainError(error, "INTEGRATOR_INACTIVE")) return null;
  const { status } = error.details;
  return status === "wait" || status === "disable" || status === "inactive"
    ? INTEGRATOR_STATUS_NOTICES[status]
    : null;
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? SIGN_IN_NOTICES.oneMinute : fill(SIGN_IN_NOTICES.minutes, { minutes });
}
