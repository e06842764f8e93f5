import type { AppLoadContext } from "@remix-run/cloudflare";
import { FIELD_ERRORS } from "#copy/ui/fields.ts";
import { RegisterIntegratorSchema } from "#domain/integrators/register-schema.ts";
import { REGISTER_TEXTS } from "#copy/integrators/register.ts";
import {
  readValues,
  type RegisterValues,
  toRegisterErrors,
  toRegisterInput,
  withoutSecrets,
} from "./register-form-data.ts";
import type { RegisterAnswer } from "./register-form.tsx";

type Refusal = NonNullable<ReturnType<AppLoadContext["describeRefusal"]>>;
type Issues = readonly { field: string; code: string }[];

/** Sends an application. A refusal answers the typed values without the passwords. */
export async function registerAction(
  context: AppLoadContext,
  form: FormData,
): Promise<{ received: string } | (RegisterAnswer & { status: number })> {
  const values = readValues(form);
  const parsed = RegisterIntegratorSchema.safeParse(toRegisterInput(values));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      field: issue.path.join("."),
      code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
    }));
    return { ...answerOf(values, [...issues, ...(await termsIssues(context, values))]), status: 400 };
  }
  try {
    await context.services.integrators.register(parsed.data, values["idempotencyKey"] ?? null);
    return { received: parsed.data.person.email };
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return { ...(await refusedAnswer(context, values, refusal)), status: refusal.status };
  }
}

/** Missing consent to the terms is reported together with the other errors. */
async function termsIssues(context: AppLoadContext, values: RegisterValues): Promise<Issues> {
  if (values["termsDocumentId"] !== undefined) return [];
  const { terms } = await context.services.integrators.openRegistration();
  return terms === null ? [] : [{ field: "termsDocumentId", code: "TERMS_REQUIRED" }];
}

async function refusedAnswer(
  context: AppLoadContext,
  values: RegisterValues,
  refusal: Refusal,
): Promise<RegisterAnswer> {
  if (refusal.code === "COMMON_PASSWORD") {
    return answerOf(values, [{ field: "person.password", code: "COMMON_PASSWORD" }]);
  }
  if (refusal.code === "IDEMPOTENCY_MISMATCH") {
    const { formToken } = await newForm(context);
    return { ...answerOf(values, []), refusal, idempotencyKey: crypto.randomUUID(), formToken };
  }
  if (refusal.code !== "INVALID_BODY") return { ...answerOf(values, []), refusal };
  const { issues } = refusal.details as { issues: Issues };
  const code = issues.find(({ field }) => field === "formToken" || field === "website")?.code;
  const answer = answerOf(values, issues);
  if (code === undefined) return answer;
  const description = isFormCode(code) ? FIELD_ERRORS[code] : FIELD_ERRORS.fallback;
  const retry = { ...answer, refusal: { title: REGISTER_TEXTS.sendAgain, description } };
  if (code !== "FORM_EXPIRED" && code !== "FORM_USED") return retry;
  return { ...retry, formToken: (await newForm(context)).formToken };
}

/** A fresh form, after the rate limit has passed. */
function newForm({ services }: AppLoadContext) {
  return services.integrators.openRegistration({ again: true });
}

const FORM_CODES = ["FORM_TOO_FAST", "FORM_EXPIRED", "FORM_USED", "FORM_REFUSED"] as const;

function isFormCode(code: string): code is (typeof FORM_CODES)[number] {
  return FORM_CODES.some((one) => one === code);
}

function answerOf(values: RegisterValues, issues: Issues): RegisterAnswer {
  return {
    id: crypto.randomUUID(),
    values: withoutSecrets(values),
    errors: toRegisterErrors(issues, values),
    refusal: null,
    formToken: values["formToken"] ?? "",
    idempotencyKey: values["idempotencyKey"] ?? crypto.randomUUID(),
  };
}
