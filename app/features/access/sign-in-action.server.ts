import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { SIGN_IN_NOTICES } from "#copy/account/account.ts";
import { homePathOfType } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { CodeAnswer, LoginAnswer } from "./login-answer.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { noticeOf } from "./login-notice.server.ts";
import { safeNext } from "#app/lib/pages/safe-next.ts";

/** What either step sends. */
const SignInFormSchema = z.object({
  intent: z.string().max(20),
  login: z.string().max(254),
  password: z.string().max(256),
  challenge: z.string().max(1000),
  isRecoveryCode: z.string().transform((text) => text.startsWith("1")),
  /** People type it as their app shows it, with a space in the middle. */
  code: z
    .string()
    .max(32)
    .transform((text) => text.replaceAll(" ", "")),
});

const AddressSchema = z.object({ next: z.string().nullable() });

type Access = AppLoadContext["services"]["access"];

/** Signs in with the given use case, or with a code when one is required. A refusal answers the form with the
 *  typed values, without the password. */
export async function signInAction(
  { context, request }: { context: AppLoadContext; request: Request },
  signIn: Access["signIn"],
) {
  const sent = readForm(SignInFormSchema, await request.formData());
  const { intent, login, password, challenge, code, isRecoveryCode } = sent;
  const codeStep: CodeAnswer = { step: "code", login, challenge, isRecoveryCode, notice: null };
  if (intent === "recoveryCode" || intent === "appCode") {
    return data<LoginAnswer>({ ...codeStep, isRecoveryCode: intent === "recoveryCode" });
  }
  try {
    const session =
      challenge === ""
        ? await signIn({ login, password })
        : await context.services.access.answerChallenge({ challenge, code });
    const next = safeNext(readQuery(AddressSchema, request).next) ?? homePathOfType(session.type);
    return redirect(next, { headers: { "set-cookie": context.sessionCookie(session) } });
  } catch (error) {
    return answerRefusal(context, error, codeStep);
  }
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
