import { REGISTER_LABELS } from "#copy/integrators/register.ts";

/** Texts of the application's form, by field name. */
export type RegisterValues = Readonly<Record<string, string>>;
export type RegisterField = keyof typeof REGISTER_LABELS;
/** Error codes by field name. */
export type RegisterErrors = Readonly<Partial<Record<RegisterField, string>>>;

/** Fields in the order of the form. */
export const REGISTER_FIELDS = Object.keys(REGISTER_LABELS) as readonly RegisterField[];

const SECRETS: ReadonlySet<string> = new Set(["password", "confirmation"]);

/** The form's field for a path of the input, where the names differ. */
const FIELD_BY_PATH: Readonly<Record<string, RegisterField>> = {
  "company.telephone": "companyTelephone",
  "company.email": "companyEmail",
};

/** Reads the form. */
export function readValues(form: FormData): RegisterValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The values without passwords, which are never sent back to the browser. */
export function withoutSecrets(values: RegisterValues): RegisterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)));
}

/** The application as the API's input, not validated yet. */
export function toRegisterInput(values: RegisterValues): unknown {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
  return {
    company: {
      ...pick(["cnpj", "companyName", "tradeName"]),
      telephone: values["companyTelephone"] ?? "",
      email: values["companyEmail"] ?? "",
    },
    address: pick(["CEP", "patio", "number", "complement", "neighborhood", "city", "state"]),
    person: pick(["name", "surname", "cpf", "email", "telephone", "password", "confirmation"]),
    termsDocumentId: values["termsDocumentId"] ?? null,
    formToken: values["formToken"] ?? "",
    website: values["website"] ?? "",
  };
}

/** Error codes by field, from the issues of schema and service. An empty field counts as missing. */
export function toRegisterErrors(
  issues: readonly { field: string; code: string }[],
  values: RegisterValues,
): RegisterErrors {
  const errors: Partial<Record<RegisterField, string>> = {};
  for (const { field, code } of issues) {
    const name = FIELD_BY_PATH[field] ?? field.split(".").at(-1) ?? field;
    if (!isRegisterField(name)) continue;
    const isBlank = name !== "termsDocumentId" && (values[name] ?? "").trim() === "";
    errors[name] ??= isBlank ? "REQUIRED" : code;
  }
  return errors;
}

function isRegisterField(name: string): name is RegisterField {
  return Object.hasOwn(REGISTER_LABELS, name);
}
