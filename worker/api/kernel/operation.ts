import * as z from "zod";
import type { EndpointAccess } from "#domain/access/may-access.ts";

/** An endpoint as the API's document describes it. */
export interface Operation {
  method: "get" | "post" | "put" | "delete";
  /** With parameters in braces, as in `/app/user/requests/{id}`. */
  path: string;
  summary: string;
  tag: string;
  /** Access: the rule that its service asserts first, or everybody. The document shows it as `x-access`. */
  access: EndpointAccess;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Limit of the body, if larger than the default. */
  bodyLimitBytes?: number;
  /** Content types of a body that is a file, which the handler reads. */
  fileTypes?: readonly string[];
  /** What `data` of the answer is; none if the answer is not described. */
  answer?: z.ZodType;
  /** Content type of an answer that is a file. */
  fileType?: string;
  status?: 200 | 201;
}

/** Path of an operation as the router takes it. */
export function routePathOf({ path }: Pick<Operation, "path">): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** OpenAPI document of the API. Writing it takes a tenth of a second. */
export function writeDocument(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method] = writeOperation(operation);
  }
  return { openapi: "3.1.0", info: { title: "Girassol", version: "1" }, paths };
}

function writeOperation({ summary, tag, access, bodyLimitBytes, ...operation }: Operation): object {
  const parameters = [...parametersOf(operation.params, "path"), ...parametersOf(operation.query, "query")];
  const body = contentOfBody(operation);
  return {
    summary,
    tags: [tag],
    "x-access": access,
    ...(bodyLimitBytes === undefined ? {} : { "x-body-limit": bodyLimitBytes }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: { required: true, content: body } }),
    responses: responsesOf(operation),
  };
}

function contentOfBody({ body, fileTypes }: Pick<Operation, "body" | "fileTypes">): object | null {
  if (fileTypes) {
    const schema = { type: "string", format: "binary" };
    return Object.fromEntries(fileTypes.map((type) => [type, { schema }]));
  }
  return body ? jsonContent(body, "input") : null;
}

function responsesOf({
  answer,
  fileType,
  status = 200,
}: Pick<Operation, "answer" | "fileType" | "status">): object {
  if (fileType !== undefined) {
    return { 200: { description: "The file", content: { [fileType]: { schema: { type: "string" } } } } };
  }
  if (answer === undefined) return { default: { description: "The answer" } };
  return {
    [status]: { description: "The answer", content: jsonContent(z.object({ data: answer }), "output") },
    default: { description: "A refusal", content: jsonContent(ErrorSchema, "output") },
  };
}

const ErrorSchema = z.object({
  error: z.object({
    type: z.string(),
    title: z.string(),
    description: z.string(),
    details: z.unknown(),
    requestId: z.string(),
  }),
});

function jsonContent(schema: z.ZodType, io: "input" | "output"): object {
  return { "application/json": { schema: writeSchema(schema, io) } };
}

function parametersOf(fields: z.ZodType | undefined, place: "path" | "query"): object[] {
  if (fields === undefined) return [];
  const { properties = {}, required = [] } = writeSchema(fields, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

/** A schema as JSON Schema. Constraints that it cannot express, such as checks by a function, are left out. */
function writeSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return written;
}
