import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { RecoverPasswordSchema } from "#domain/access/recover-password-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import type { NewPasswordAnswer } from "./new-password-form.tsx";
import type { RecoveryRequestAnswer } from "./recovery-request.tsx";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { noticeOf } from "./login-notice.server.ts";

const RecoveryFormSchema = z.object({ login: z.string().max(254).trim() });

/** One character more than a password may have, so that a longer one is refused. */
const SENT_PASSWORD = z.string().max(257);
const PasswordFormSchema = z.object({ password: SENT_PASSWORD, confirmation: SENT_PASSWORD });

interface ActionArgs {
  context: AppLoadContext;
  request: Request;
}

type Access = AppLoadContext["services"]["access"];

/** Starts a recovery. The answer is the same whether or not there is an account. */
export async function startRecoveryAction(
  { context, request }: ActionArgs,
  startRecovery: Access["startRecovery"],
) {
  const { login } = readForm(RecoveryFormSchema, await request.formData());
  const answer = { login, isStarted: false, error: null, notice: null };
  if (!isEmail(normalizeEmail(login))) {
    const error = login === "" ? "REQUIRED" : "INVALID_EMAIL";
    return data<RecoveryRequestAnswer>({ ...answer, error }, { status: 400 });
  }
  try {
    await startRecovery(login);
    return data<RecoveryRequestAnswer>({ ...answer, isStarted: true });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const notice = noticeOf(error, refusal);
    return data<RecoveryRequestAnswer>({ ...answer, notice }, { status: refusal.status });
  }
}

/** Sets the new password and redirects to the sign-in page. The second factor is still required there. */
export async function recoverPasswordAction(
  { context, request, params }: ActionArgs & { params: Readonly<Record<string, string | undefined>> },
  recoverPassword: Access["recoverPassword"],
  signInPath: string,
) {
  const parsed = RecoverPasswordSchema.safeParse(readForm(PasswordFormSchema, await request.formData()));
  if (!parsed.success) {
    const errors: NewPasswordAnswer["errors"] = {};
    for (const issue of parsed.error.issues) {
      const field = issue.path[0] === "confirmation" ? "confirmation" : "password";
      errors[field] ??= issue.code === "custom" ? String(issue.params?.["code"]) : issue.code;
    }
    return data<NewPasswordAnswer>({ errors, notice: null }, { status: 400 });
  }
  try {
    await recoverPassword({ token: params["token"] ?? "", ...parsed.data });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { status } = refusal;
    if (isDomainError(error, "COMMON_PASSWORD")) {
      return data<NewPasswordAnswer>({ errors: { password: error.code }, notice: null }, { status });
    }
    return data<NewPasswordAnswer>({ errors: {}, notice: noticeOf(error, refusal) }, { status });
  }
  return redirect(`${signInPath}?senha=nova`);
}
