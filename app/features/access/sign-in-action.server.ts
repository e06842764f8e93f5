import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { SIGN_IN_NOTICES } from "#copy/account/account.ts";
import { homePathOfType } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { CodeAnswer, LoginAnswer } from "./login-answer.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import { noticeOf } from "./login-notice.server.ts";
import { safeNext } from "#app/lib/pages/safe-next.ts";

type Access = AppLoadContext["services"]["access"];

/** Signs in with the given use case, or with a code when one is required. A refusal answers the form with the
 *  typed values, without the password. */
export async function signInAction(
  { context, request }: { context: AppLoadContext; request: Request },
  signIn: Access["signIn"],
) {
  const form = await request.formData();
  const login = formText(form, "login", 254);
  const challenge = formText(form, "challenge", 1000);
  const codeStep: CodeAnswer = {
    step: "code",
    login,
    challenge,
    isRecoveryCode: formText(form, "isRecoveryCode", 1) === "1",
    notice: null,
  };
  const intent = formText(form, "intent", 20);
  if (intent === "recoveryCode" || intent === "appCode") {
    return data<LoginAnswer>({ ...codeStep, isRecoveryCode: intent === "recoveryCode" });
  }
  try {
    const session =
      challenge === ""
        ? await signIn({ login, password: formText(form, "password", 256) })
        : await context.services.access.answerChallenge({ challenge, code: readCode(form) });
    const next = safeNext(new URL(request.url).searchParams.get("next")) ?? homePathOfType(session.type);
    return redirect(next, { headers: { "set-cookie": context.sessionCookie(session) } });
  } catch (error) {
    return answerRefusal(context, error, codeStep);
  }
}

/** Reads a code without the space in the middle that apps show and people type. */
function readCode(form: FormData): string {
  return formText(form, "code", 32).replaceAll(" ", "");
}

function answerRefusal(context: AppLoadContext, error: unknown, codeStep: CodeAnswer) {
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  if (isDomainError(error, "SECOND_FACTOR_REQUIRED")) {
    return data<LoginAnswer>({ ...codeStep, challenge: error.details.challenge });
  }
  const { login, challenge, isRecoveryCode } = codeStep;
  const notice = noticeOf(error, refusal);
  const { status } = refusal;
  if (challenge === "" || !STAYS_AT_CODE.has(refusal.code)) {
    return data<LoginAnswer>({ step: "password", login, notice }, { status });
  }
  const isWrongRecoveryCode = isRecoveryCode && refusal.code === "INVALID_SECOND_FACTOR";
  const words = isWrongRecoveryCode ? SIGN_IN_NOTICES.wrongRecoveryCode : null;
  return data<LoginAnswer>({ ...codeStep, notice: { ...notice, ...words } }, { status });
}

/** Refusals of a code after which another code may be tried; all others lead back to the first step. */
const STAYS_AT_CODE = new Set(["INVALID_SECOND_FACTOR", "RATE_LIMITED"]);
