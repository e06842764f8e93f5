import fc from "fast-check";
import { expect, test } from "vitest";
import { bodyOf, callOperation, readOperations, titled } from "#tests/factories/api-operations.ts";
import { sharedAsker } from "#tests/factories/asker.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const MAX_BYTES = 262_144; // 256 KiB

/** Operations with a JSON body. */
const WITH_BODY = titled((await readOperations()).filter(({ body }) => body !== null));
/** Operations whose body has a single schema, so that a refusal can name the invalid field. */
const WITH_FIELDS = WITH_BODY.filter(([, { body }]) => body?.properties);

/** Headers of an integrator at a distributor of its own. */
async function createIntegrator(): Promise<Record<string, string>> {
  return (await createTestUser(await createTestDistributor())).headers;
}

/** Fields that an answer reports as invalid. */
function fieldsOf({ error }: Answer): string[] {
  const { issues = [] } = error.details as { issues?: { field: string }[] };
  return issues.map(({ field }) => field);
}

function refusalOf({ status, error }: Answer) {
  return { status, type: error.type };
}

test.each(WITH_BODY)("%s refuses a body that is no JSON", async (_title, operation) => {
  const { headers } = await sharedAsker(operation);
  for (const body of ["{", "{'a':1}", "undefined", '{"a":1}}', "\u0000"]) {
    const answer = await callOperation(operation, headers, { body });
    expect(refusalOf(answer)).toEqual({ status: 400, type: "INVALID_JSON" });
  }
});

test.each(WITH_BODY)("%s refuses a body that is no object", async (_title, operation) => {
  const { headers } = await sharedAsker(operation);
  for (const body of ["null", "[]", "1", '"text"', "true"]) {
    const answer = await callOperation(operation, headers, { body });
    expect(refusalOf(answer)).toEqual({ status: 400, type: "INVALID_BODY" });
  }
});

test.each(WITH_BODY.filter(([, { body }]) => body?.required?.length ?? body?.anyOf))(
  "%s asks for a body, and names each field that is missing",
  async (_title, operation) => {
    const { headers } = await sharedAsker(operation);
    for (const nothing of ["", "{}"]) {
      const answer = await callOperation(operation, headers, { body: nothing });
      expect(refusalOf(answer)).toEqual({ status: 400, type: "INVALID_BODY" });
      const { required } = operation.body ?? {};
      if (required) expect(fieldsOf(answer)).toEqual(expect.arrayContaining([...required]));
    }
  },
);

test.each(WITH_FIELDS)("%s names a field of the wrong type", async (_title, operation) => {
  const { headers } = await sharedAsker(operation);
  for (const [field, schema] of Object.entries(operation.body?.properties ?? {})) {
    const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? []);
    const isNumber = types.includes("integer") || types.includes("number");
    const body = { ...(bodyOf(operation) as object), [field]: isNumber ? "x" : 42 };
    const answer = await callOperation(operation, headers, { body });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
  }
});

test.each(WITH_BODY)(
  "%s refuses more than it reads, told by its length or not",
  async (_title, operation) => {
    const { headers } = await sharedAsker(operation);
    const maxBytes = operation.bodyLimitBytes ?? MAX_BYTES;
    const tooLong = `{"name":"${"x".repeat(maxBytes)}"}`;
    const chunks = () =>
      new ReadableStream({
        start(controller) {
          const chunk = new TextEncoder().encode("x".repeat(65_536));
          for (let sent = 0; sent <= maxBytes; sent += chunk.length) controller.enqueue(chunk);
          controller.close();
        },
      });
    for (const body of [tooLong, chunks()]) {
      const answer = await callOperation(operation, headers, { body });
      expect(refusalOf(answer)).toEqual({ status: 413, type: "PAYLOAD_TOO_LARGE" });
    }
  },
);

test("a body of exactly 256 KiB is read, one byte more is not", async () => {
  const headers = await createIntegrator();
  const fill = (bytes: number) => `{"login":"${"x".repeat(bytes - 12)}"}`;
  expect(new TextEncoder().encode(fill(MAX_BYTES)).length).toBe(MAX_BYTES);
  expect((await callApi("POST", "/app/login", { headers, body: fill(MAX_BYTES) })).status).toBe(400);
  expect((await callApi("POST", "/app/login", { headers, body: fill(MAX_BYTES + 1) })).status).toBe(413);
});

test("the webhook refuses a body over 256 KiB before it looks at the signature", async () => {
  const headers = await createIntegrator();
  const body = "x".repeat(MAX_BYTES + 1);
  expect((await callApi("POST", "/app/open/webhooks/sandbox", { headers, body })).status).toBe(413);
});

const { additionalInfo } = buildOrderInput([]);
const address = additionalInfo.shippingAddress;
const kits = [{ id: "kto_1", amount: 1 }];

test.each([
  ["nothing to buy", buildOrderInput([]), "products"],
  ["51 lines", buildOrderInput(Array.from({ length: 51 }, () => ({ id: "kto_1", amount: 1 }))), "kits"],
  ["no piece of a kit", buildOrderInput([{ id: "kto_1", amount: 0 }]), "kits.0.amount"],
  ["a thousand pieces", buildOrderInput([{ id: "kto_1", amount: 1_000 }]), "kits.0.amount"],
  ["half a kit", buildOrderInput([{ id: "kto_1", amount: 0.5 }]), "kits.0.amount"],
  ["a blank name", buildOrderInput(kits, { name: "   " }), "name"],
  ["a name of 81 characters", buildOrderInput(kits, { name: "n".repeat(81) }), "name"],
  [
    "a CPF with wrong digits",
    buildOrderInput(kits, { additionalInfo: { ...additionalInfo, cpf: "529.982.247-24" } }),
    "additionalInfo.cpf",
  ],
  [
    "CPF and CNPJ",
    buildOrderInput(kits, { additionalInfo: { ...additionalInfo, cnpj: "11.222.333/0001-81" } }),
    "additionalInfo.cpf",
  ],
  [
    "an e-mail without a host",
    buildOrderInput(kits, { additionalInfo: { ...additionalInfo, email: "marina@" } }),
    "additionalInfo.email",
  ],
  [
    "a short telephone",
    buildOrderInput(kits, { additionalInfo: { ...additionalInfo, telephone: "1234" } }),
    "additionalInfo.telephone",
  ],
  [
    "a state in small letters",
    buildOrderInput(kits, {
      additionalInfo: {
        ...additionalInfo,
        ...(address ? { shippingAddress: { ...address, state: "go" } } : {}),
      },
    }),
    "additionalInfo.shippingAddress.state",
  ],
])("an order with %s is refused, naming %3$s", async (_title, body, field) => {
  const headers = await createIntegrator();
  const answer = await callApi("POST", "/app/user/requests", { headers, body });
  expect(answer.status).toBe(400);
  expect(fieldsOf(answer)).toEqual([field]);
});

test("a price that the client sends is refused as an unknown field", async () => {
  const headers = await createIntegrator();
  const body = { ...buildOrderInput([]), kits: [{ id: "kto_1", amount: 1, unitPriceCents: 1 }] };
  const answer = await callApi("POST", "/app/user/requests", { headers, body });
  expect(fieldsOf(answer)).toEqual(["kits.0.unitPriceCents"]);
});

test.each([
  ["/app/user/requests?page=0", "page"],
  ["/app/user/requests?pageSize=101", "pageSize"],
  ["/app/user/requests?type=quote", "type"],
  ["/app/user/requests?owner=int_1", "owner"],
  ["/app/user/requests?from=2026-02-30", "from"],
  ["/app/user/requests?minTotal=-1", "minTotal"],
  ["/app/user/requests?sort=price", "sort"],
  ["/app/user/events?after=-1", "after"],
  ["/app/user/distribution-centers?all=1", "all"],
  ["/app/open/theme?x=1", "x"],
])("%s is refused, naming %s", async (path, field) => {
  const headers = await createIntegrator();
  const answer = await callApi("GET", path, { headers });
  expect(answer.status).toBe(400);
  expect(fieldsOf(answer)).toEqual([field]);
});

test("text that no database can hold as it came is still no failure of the server", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const kit = await createTestKit(owner);
  for (const name of ["\u0000", "a\u0000b", "\ud800", "x\udfffy", "\u{1f31e}", "'; drop table request; --"]) {
    const order = await callApi("POST", "/app/user/requests", {
      headers,
      body: buildOrderInput([{ id: kit, amount: 1 }], { name }),
    });
    expect([201, 400]).toContain(order.status);
    const login = await callApi("POST", "/app/login", { headers, body: { login: name, password: name } });
    expect([400, 401]).toContain(login.status);
    const center = await callApi("PUT", "/app/user/distribution-center", {
      headers,
      body: { chosenDistributionCenter: name },
    });
    expect(center.status).toBe(404);
    const missing = await callApi("POST", "/app/user/requests", {
      headers,
      body: buildOrderInput([{ id: name, amount: 1 }]),
    });
    expect(missing.status).toBe(404);
  }
});

test("whatever JSON a route is sent, it never answers a failure of its own", async () => {
  const owner = await createTestDistributor();
  const integrator = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const operator = await createTestOperator();
  const people = [
    integrator.headers,
    admin.headers,
    { ...operator.headers, "x-debug-distributor": owner.slug },
  ];
  const anyJson = fc.jsonValue({ maxDepth: 3, stringUnit: "binary" });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        ...WITH_BODY.filter(([, { path }]) => !path.startsWith("/app/login")).map(([, one]) => one),
      ),
      fc.constantFrom(...people),
      anyJson,
      fc.dictionary(
        fc.constantFrom("kits", "additionalInfo", "name", "ids", "readAll", "method", "payment"),
        anyJson,
      ),
      async (operation, headers, value, fields) => {
        const mixed = { ...(bodyOf(operation) as object | undefined), ...fields };
        for (const sent of [value, mixed]) {
          const { status } = await callOperation(operation, headers, { body: JSON.stringify(sent) });
          expect(status).toBeLessThan(500);
        }
      },
    ),
    { numRuns: 150 },
  );
});
