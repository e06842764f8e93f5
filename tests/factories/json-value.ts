/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
}

/** Values of fields with checks that no schema can express. */
const BY_NAME: Readonly<Record<string, string>> = {
  cpf: "529.982.247-25",
  cnpj: "11.222.333/0001-81",
  cep: "74000-000",
  email: "ninguem@teste.test",
  telephone: "(62) 98765-4321",
  whatsapp: "(62) 98765-4321",
  password: "Telhado-Quente-7391",
  confirmation: "Telhado-Quente-7391",
  newpassword: "Telhado-Quente-7391",
  currentpassword: "Telhado-Frio-1937",
  provider: "sandbox",
  primarycolor: "#1F6FEB",
  secondarycolor: "#1F6FEB",
  textcolor: "#1F6FEB",
  coloronelineargradient: "#1F6FEB",
  colortwolineargradient: "#1F6FEB",
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  email: "ninguem@teste.test",
  uri: "https://exemplo.test",
  date: "2026-01-15",
  "date-time": "2026-01-15T12:00:00.000Z",
};

/** Values for the patterns of this API: states, percentages, colours, days, digits, names. */
const BY_PATTERN = [
  "GO",
  "0",
  "000000",
  "5208707",
  "74000000",
  "#1F6FEB",
  "2026-01-15",
  "10:30",
  "62987654321",
  "abc",
  "a-1",
];

/** The smallest valid value of a schema: required fields only, the shortest texts, the smallest numbers. */
export function buildValue(schema: JsonSchema, name = ""): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return buildValue(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => buildValue(part, name)));
  const [type] = [schema.type].flat();
  if (type === "object") return buildObject(schema);
  if (type === "array") {
    return Array.from({ length: schema.minItems ?? 0 }, () => buildValue(schema.items ?? {}, name));
  }
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
  return type === "string" ? buildText(schema, name) : null;
}

function buildObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  const fields = Object.entries(properties).filter(([field]) => required.includes(field));
  return Object.fromEntries(fields.map(([field, schema]) => [field, buildValue(schema, field)]));
}

function buildText({ pattern, format = "", minLength = 1 }: JsonSchema, name: string): string {
  const known = BY_NAME[name.toLowerCase()] ?? BY_FORMAT[format];
  if (known !== undefined) return known;
  const text = "x".repeat(Math.max(minLength, 1));
  return pattern === undefined ? text : (BY_PATTERN.find((one) => new RegExp(pattern).test(one)) ?? text);
}
