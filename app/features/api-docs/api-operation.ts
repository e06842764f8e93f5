import type { AppLoadContext } from "@remix-run/cloudflare";

type ApiDocument = ReturnType<AppLoadContext["readApiDocument"]>;

/** One operation, as the page shows it. */
export interface ApiOperation {
  /** Identifies the operation in the page's address. */
  id: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** Types of account that may call the operation; null when anybody may. */
  types: readonly string[] | null;
  parameters: readonly { name: string; place: string; isRequired: boolean; schema: string }[];
  /** JSON Schemas as text; null where there is none. */
  body: string | null;
  answer: string | null;
}

interface RawOperation {
  summary?: string;
  tags?: string[];
  "x-access"?: "open" | { types: string[] };
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
}

type Content = Record<string, { schema?: unknown }>;

const METHODS = ["get", "post", "put", "delete"] as const;

/** Operations of a document, in its order. */
export function listOperations({ paths = {} }: ApiDocument): ApiOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Partial<Record<string, RawOperation>>)[method];
      return operation === undefined ? [] : [toOperation(method, path, operation)];
    }),
  );
}

function toOperation(method: string, path: string, operation: RawOperation): ApiOperation {
  const access = operation["x-access"];
  const { default: _refusal, ...answers } = operation.responses ?? {};
  return {
    id: `${method}-${path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "")}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    tag: operation.tags?.[0] ?? "",
    types: typeof access === "object" ? access.types : null,
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
      name,
      place,
      isRequired: required === true,
      schema: JSON.stringify(schema ?? {}),
    })),
    body: schemaText(operation.requestBody?.content),
    answer: schemaText(Object.values(answers)[0]?.content),
  };
}

function schemaText(content: Content | undefined): string | null {
  const schema = content?.["application/json"]?.schema;
  return schema === undefined ? null : JSON.stringify(schema, null, 2);
}

/** Operations by area whose path, summary or area contains the text, without regard to case. Areas keep their
 *  order. */
export function groupOperations(
  operations: readonly ApiOperation[],
  search: string,
): { tag: string; operations: ApiOperation[] }[] {
  const wanted = search.trim().toLowerCase();
  const groups = new Map<string, ApiOperation[]>();
  for (const operation of operations) {
    const { method, path, summary, tag } = operation;
    if (!`${method} ${path} ${summary} ${tag}`.toLowerCase().includes(wanted)) continue;
    groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups].map(([tag, found]) => ({ tag, operations: found }));
}
