import { expect, test } from "vitest";
import { groupOperations, listOperations } from "./api-operation.ts";

const DOCUMENT = {
  paths: {
    "/app/user/requests/{id}": {
      get: {
        summary: "One request",
        tags: ["Requests"],
        "x-access": { types: ["admin", "integrator"] },
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          200: { content: { "application/json": { schema: { type: "object" } } } },
          default: { content: { "application/json": { schema: { type: "string" } } } },
        },
      },
      parameters: [],
    },
    "/app/login": {
      post: {
        summary: "Sign in",
        tags: ["Access"],
        "x-access": "open",
        requestBody: { content: { "application/json": { schema: { type: "array" } } } },
      },
    },
  },
};

test("operations of a document come with who may call them, fields, body and answer", () => {
  expect(listOperations(DOCUMENT)).toEqual([
    {
      id: "get-app-user-requests-id",
      method: "GET",
      path: "/app/user/requests/{id}",
      summary: "One request",
      tag: "Requests",
      types: ["admin", "integrator"],
      parameters: [{ name: "id", place: "path", isRequired: true, schema: '{"type":"string"}' }],
      body: null,
      answer: '{\n  "type": "object"\n}',
    },
    {
      id: "post-app-login",
      method: "POST",
      path: "/app/login",
      summary: "Sign in",
      tag: "Access",
      types: null,
      parameters: [],
      body: '{\n  "type": "array"\n}',
      answer: null,
    },
  ]);
});

test.each([
  ["", ["Requests", "Access"]],
  ["LOGIN", ["Access"]],
  ["get /app", ["Requests"]],
  ["nada", []],
])("a search for “%s” finds the areas %j", (search, tags) => {
  expect(groupOperations(listOperations(DOCUMENT), search).map(({ tag }) => tag)).toEqual(tags);
});
