import { expect, onTestFinished, test, vi } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import {
  breaks,
  createFakeAddressServices,
  hangs,
  knownToFirst,
  knownToSecond,
  type Reaction,
  talksNonsense,
} from "#tests/fakes/address-services.ts";
import { startTestServer } from "#tests/fakes/http-server.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { createAddressGateway } from "./address-gateway.ts";

const FIRST = "/cep/v1/05010123";
const SECOND = "/05010123/json";
const FIRST_000 = "/cep/v1/05010000";
const SECOND_000 = "/05010000/json";

const CAIUBI = { uf: "SP", city: "São Paulo", logradouro: "Rua Caiubi", bairro: "Perdizes" };
const ONLY_STATE = { uf: "SP", ibge: null, city: null, logradouro: null, bairro: null, precision: "state" };

/** What a service does; `"hangs"` lets its call run out of time. */
type Behaviour = Reaction | "hangs";

async function openServices(behaviours: Readonly<Record<string, Behaviour>>, suffix = "") {
  const { expire, lengthsMs } = holdTimeouts();
  const reactions = Object.entries(behaviours).map(
    ([path, behaviour]) => [path, behaviour === "hangs" ? hangs(expire) : behaviour] as const,
  );
  const { answer, calls } = createFakeAddressServices(Object.fromEntries(reactions));
  const server = await startTestServer(answer);
  onTestFinished(() => server.stop());
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const url = server.url + suffix;
  return { gateway: createAddressGateway({ ADDRESS_V1_URL: url, VIACEP_URL: url }), calls, lengthsMs };
}

test.each(["", "/"])("the first service's address is enough, its base ending in “%s”", async (suffix) => {
  const { gateway, calls } = await openServices({ [FIRST]: knownToFirst, [SECOND]: knownToSecond }, suffix);
  expect(await gateway.find("05010-123")).toEqual({
    cep: "05010123",
    ...CAIUBI,
    ibge: null,
    precision: "exact",
  });
  expect(calls).toEqual([`GET ${FIRST}`]);
});

test.each<[string, Behaviour | null]>([
  ["does not know the CEP", null],
  ["hangs", "hangs"],
  ["breaks", breaks],
  ["talks nonsense", talksNonsense],
  ["answers an address without a state", () => Response.json({ city: "São Paulo" })],
  ["answers nothing", () => new Response(null, { status: 204 })],
])("when the first service %s, the second is asked", async (_title, reaction) => {
  const { gateway, calls } = await openServices({
    ...(reaction && { [FIRST]: reaction }),
    [SECOND]: knownToSecond,
  });
  expect(await gateway.find("05010123")).toEqual({
    cep: "05010123",
    ...CAIUBI,
    ibge: "3550308",
    precision: "exact",
  });
  expect(calls).toEqual([`GET ${FIRST}`, `GET ${SECOND}`]);
});

test.each<[string, Behaviour]>([
  ["erro: true", () => Response.json({ erro: true })],
  ["erro: “true”", () => Response.json({ erro: "true" })],
  ["500", breaks],
  ["nonsense", talksNonsense],
  ["nothing in time", "hangs"],
])("when the second one answers %s, both are asked again with 000 at the end", async (_title, reaction) => {
  const { gateway, calls } = await openServices({ [SECOND]: reaction, [SECOND_000]: knownToSecond });
  expect(await gateway.find("05010123")).toEqual({
    cep: "05010123",
    ...CAIUBI,
    ibge: "3550308",
    precision: "district",
  });
  expect(calls).toEqual([FIRST, SECOND, FIRST_000, SECOND_000].map((path) => `GET ${path}`));
});

test.each<[string, Behaviour | null]>([
  ["knows", null],
  ["answers in time for", "hangs"],
  ["is able to answer for", breaks],
])("when no service %s the CEP, the state follows from its range", async (_title, reaction) => {
  const { gateway, calls } = await openServices(
    reaction ? { [FIRST]: reaction, [SECOND]: reaction, [FIRST_000]: reaction, [SECOND_000]: reaction } : {},
  );
  expect(await gateway.find("05010123")).toEqual({
    cep: "05010123",
    ...ONLY_STATE,
    ...(reaction ? { servicesFailed: true } : {}),
  });
  expect(calls).toHaveLength(4);
});

test("with both services away, the state still follows", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const server = await startTestServer(breaks);
  await server.stop();
  const gateway = createAddressGateway({ ADDRESS_V1_URL: server.url, VIACEP_URL: server.url });
  expect(await gateway.find("05010123")).toEqual({ cep: "05010123", ...ONLY_STATE, servicesFailed: true });
});

test("a CEP of no range that no service knows is not found", async () => {
  const { gateway, calls } = await openServices({});
  const refusal: unknown = await gateway.find("00999-999").catch((error: unknown) => error);
  expect(isDomainError(refusal, "ADDRESS_NOT_FOUND")).toBe(true);
  expect(calls).toHaveLength(4);
});

test("what is no CEP is refused before anybody is asked", async () => {
  const { gateway, calls } = await openServices({});
  const refusal: unknown = await gateway.find("05010").catch((error: unknown) => error);
  expect(isDomainError(refusal, "INVALID_CEP")).toBe(true);
  expect(calls).toEqual([]);
});

test("each call has five seconds", async () => {
  const { gateway, lengthsMs } = await openServices({});
  await gateway.find("05010123");
  expect(lengthsMs).toEqual([5_000, 5_000, 5_000, 5_000]);
});

test("that both services know no such CEP is no failure", async () => {
  const { gateway } = await openServices({});
  await gateway.find("05010123");
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});

test("the log tells which service failed and how, and no CEP", async () => {
  const { gateway } = await openServices({ [FIRST]: breaks, [SECOND]: "hangs", [FIRST_000]: knownToFirst });
  const warn = vi.mocked(console.warn);
  await gateway.find("05010123");
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    { level: "warn", event: "address-service-failed", service: "addressV1", code: 500 },
    { level: "warn", event: "address-service-failed", service: "viaCep", code: "TimeoutError" },
  ]);
});
