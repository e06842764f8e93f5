import type { ErrorReport } from "#domain/shared/error-report-schema.ts";
import { withoutPersonalData } from "#domain/shared/without-personal-data.ts";
import { logEvent } from "#worker/log.ts";
import type { Scope } from "#worker/scope.ts";
import { assertRate } from "../access/attempts.ts";
import { authoriseSelf, SELF_ACCESS } from "#worker/services/shared/authorise.ts";

export const reportErrorAccess = SELF_ACCESS;

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const MAX_PATH = 200;

/** Logs an error of a page, without personal data.
 *  @throws DomainError RATE_LIMITED after too many reports of one person */
export function createReportError(scope: Scope) {
  return async function reportError({ message, stack, path, build }: ErrorReport): Promise<void> {
    const own = authoriseSelf(scope);
    await assertRate(scope, own, "error-report", own.actor.userId);
    const write = (text: string, length: number) => withoutPersonalData(text).slice(0, length);
    logEvent("warn", "page-failed", {
      requestId: scope.requestId,
      distributorId: own.distributor.id,
      userType: own.actor.type,
      message: write(message, MAX_MESSAGE),
      stack: write(stack, MAX_STACK),
      path: write(path, MAX_PATH),
      build: build.slice(0, 40),
    });
  };
}
