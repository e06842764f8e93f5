import { expect, test } from "vitest";
import { bodyOf, callOperation, readOperations, titled } from "#tests/factories/api-operations.ts";
import { sharedAsker } from "#tests/factories/asker.ts";
import { buildValue, type JsonSchema } from "#tests/factories/json-value.ts";
import type { Answer } from "#tests/setup/call-api.ts";

/** Fields that an attacker would like to set, and that no input accepts. */
const WISHES = ["distributorId", "isAdmin", "passwordHash", "priceCents", "createdAt"];

const WITH_BODY = titled((await readOperations()).filter(({ body }) => body !== null));

function fieldsOf({ error }: Answer): string[] {
  const { issues = [] } = error.details as { issues?: { field: string }[] };
  return issues.map(({ field }) => field);
}

/** The body once for each of its objects, optional ones included, with the extra fields in it, and the path of the
 *  object. */
function listWishfulBodies(schema: JsonSchema, value: unknown, at = ""): { body: unknown; at: string }[] {
  if (!schema.properties) return [];
  const fields = (value ?? {}) as Record<string, unknown>;
  const wishes = Object.fromEntries(WISHES.map((name) => [name, "x"]));
  const inner = Object.entries(schema.properties).flatMap(([name, property]) => {
    const part = fields[name] ?? (property.type === "object" ? buildValue(property, name) : undefined);
    return listWishfulBodies(property, part, at === "" ? name : `${at}.${name}`).map((one) => ({
      ...one,
      body: { ...fields, [name]: one.body },
    }));
  });
  return [{ body: { ...fields, ...wishes }, at }, ...inner];
}

test.each(WITH_BODY)(
  "%s takes no field that its contract does not name, at any depth",
  async (_title, operation) => {
    const { headers } = await sharedAsker(operation);
    const schema = operation.body ?? {};
    const choices = schema.anyOf ?? schema.oneOf ?? [schema];
    for (const choice of choices) {
      const value = choices.length === 1 ? bodyOf(operation) : buildValue(choice);
      const bodies = listWishfulBodies(choice, value);
      expect(bodies).not.toEqual([]);
      for (const { body, at } of bodies) {
        const answer = await callOperation(operation, headers, { body });
        expect([answer.status, answer.error.type]).toEqual([400, "INVALID_BODY"]);
        const names = WISHES.map((name) => (at === "" ? name : `${at}.${name}`));
        if (choices.length === 1) expect(fieldsOf(answer)).toEqual(expect.arrayContaining(names));
      }
    }
  },
);

test.each(WITH_BODY)("%s takes nothing from what every object inherits", async (_title, operation) => {
  const { headers } = await sharedAsker(operation);
  const fields = JSON.stringify(bodyOf(operation)).slice(1);
  const comma = fields === "}" ? "" : ",";
  for (const name of ["__proto__", "constructor", "prototype"]) {
    const body = `{"${name}":{"isAdmin":true,"prototype":{"isAdmin":true}}${comma}${fields}`;
    const { status } = await callOperation(operation, headers, { body });
    expect(status).toBe(400);
  }
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});
