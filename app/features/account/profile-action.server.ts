import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { ProfileIntent, SectionAnswer } from "./use-section-form.ts";
import { BadFields, errorsOf, type ProfileHandlers, type Told } from "./profile-handlers.server.ts";

type Context = AppLoadContext;

/** Fields that are never sent back to the page. */
const SECRET_FIELDS = new Set([
  ...["currentPassword", "password", "confirmation"],
  ...["code", "secret", "uri", "intent"],
]);

/** Runs what a section sends. The answer goes back to that section; after a refusal, with the typed values. */
export async function profileAction(context: Context, form: FormData, handlers: ProfileHandlers) {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const intent = (Object.keys(handlers) as ProfileIntent[]).find((one) => one === fields["intent"]);
  const handle = intent === undefined ? undefined : handlers[intent];
  if (intent === undefined || handle === undefined) throw data(null, { status: 400 });
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET_FIELDS.has(name)));
  const answer = { id: crypto.randomUUID(), intent, isDone: false, values, errors: {}, refusal: null };
  try {
    return data<SectionAnswer>({ ...answer, isDone: true, values: {}, ...(await handle(context, fields)) });
  } catch (error) {
    const { status, ...refused } = describe(context, error);
    return data<SectionAnswer>({ ...answer, ...refused, ...proposalOf(intent, fields) }, { status });
  }
}

/** After a wrong code, the same secret is shown again, so that the setup can go on. */
function proposalOf(intent: ProfileIntent, { uri, secret }: Readonly<Record<string, string>>): Told {
  const isAgain = intent === "secondFactorConfirm" && uri !== undefined && secret !== undefined;
  return isAgain ? { secret: { uri, text: secret } } : {};
}

/** The field at which the message of a refusal is shown. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: "currentPassword",
  INVALID_SECOND_FACTOR: "code",
  EMAIL_TAKEN: "email",
};

function describe(
  context: Context,
  error: unknown,
): Pick<SectionAnswer, "errors" | "refusal"> & { status: number } {
  if (error instanceof BadFields) return { errors: error.errors, refusal: null, status: 400 };
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  const { code, status, title, description, details } = refusal;
  const field = FIELD_OF_CODE[code];
  if (field !== undefined) return { errors: { [field]: code }, refusal: null, status };
  const { issues } = details as { issues?: readonly { field: string; code: string }[] };
  if (issues) return { errors: errorsOf(issues), refusal: null, status };
  return { errors: {}, refusal: { title, description }, status };
}
