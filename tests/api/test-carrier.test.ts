import { expect, test, vi } from "vitest";
import { createTestShipper } from "#tests/factories/carrier.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import {
  carrierOption,
  type CarrierReaction,
  hangs,
  INTELIPOST_SETTINGS,
  openFakeIntelipost,
  quotes,
  refuses,
  talksNonsense,
} from "#tests/fakes/intelipost.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/freight/carrier/test";

interface CarrierTest {
  works: boolean;
  problem: string | null;
  title: string;
  description: string;
}

async function openShop(settings: Parameters<typeof createTestShipper>[0] = {}) {
  const warnings: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line: unknown) => void warnings.push(String(line)));
  const owner = await createTestShipper(settings);
  return { owner, warnings, admin: await createTestUser(owner, { type: "admin" }) };
}

function tryOut({ headers }: TestUser, body: object = {}) {
  return callApi<CarrierTest>("POST", PATH, { headers, body, env: INTELIPOST_SETTINGS });
}

test("a connection that works tells the carrier, its price and its days, for a small volume from the first center", async () => {
  const { admin } = await openShop();
  const { calls } = openFakeIntelipost(quotes([carrierOption()]));
  expect((await tryOut(admin)).data).toEqual({
    works: true,
    problem: null,
    title: "A conexão com a Intelipost funciona",
    description:
      "Expresso Cerrado Rodoviário levaria o volume de teste de CD Goiânia a São Paulo por R$\u00a0345,67, em 6 dias úteis.",
  });
  expect(calls).toMatchObject([
    {
      apiKey: "chave-salva",
      body: { origin_zip_code: "74000000", destination_zip_code: "01001000", products: [{ quantity: 1 }] },
    },
  ]);
});

test("a key can be tried out before it is saved", async () => {
  const { admin } = await openShop();
  const { calls } = openFakeIntelipost(quotes([carrierOption({ delivery_estimate_business_days: 1 })]));
  expect((await tryOut(admin, { apiKey: " chave-nova " })).data.description).toContain("em 1 dia útil.");
  expect(calls).toMatchObject([{ apiKey: "chave-nova" }]);
});

test.each<[string, string, CarrierReaction]>([
  ["unauthorized", "A Intelipost não aceitou a chave", refuses("invalid.api.key", { status: 401 })],
  [
    "noDelivery",
    "A conexão funciona, mas nenhuma transportadora fez o trecho de teste",
    refuses("quote.no.delivery.options"),
  ],
  ["unreadable", "Não foi possível entender a resposta da Intelipost", talksNonsense],
  [
    "costNegative",
    "A Intelipost respondeu com um preço negativo",
    quotes([carrierOption({ final_shipping_cost: -1 })]),
  ],
])("what is wrong is said in words: %s", async (problem, title, reaction) => {
  const { admin } = await openShop();
  openFakeIntelipost(reaction);
  const { status, data } = await tryOut(admin);
  expect([status, data]).toMatchObject([200, { works: false, problem, title }]);
  expect(data.description).toMatch(/\.$/);
});

test("a network that hangs is given up after five seconds", async () => {
  const { admin } = await openShop();
  const { expire, lengthsMs } = holdTimeouts();
  openFakeIntelipost(hangs(expire));
  expect((await tryOut(admin)).data).toMatchObject({
    problem: "timeout",
    title: "A Intelipost não respondeu em 5 segundos",
  });
  expect(lengthsMs.at(-1)).toBe(5_000);
});

test.each([
  ["noOriginCep", "Falta o CEP do centro de distribuição", { cep: "" }],
  ["noKey", "Falta a chave da Intelipost", { apiKey: "" }],
])("nobody is asked with %s", async (problem, title, settings) => {
  const { admin } = await openShop(settings);
  const { calls } = openFakeIntelipost(quotes([carrierOption()]));
  expect((await tryOut(admin)).data).toMatchObject({ works: false, problem, title });
  expect(calls).toEqual([]);
});

test("the key stands neither in the answer nor in the log, which names the distributor and what is wrong", async () => {
  const apiKey = "chave-muito-secreta";
  const { owner, admin, warnings } = await openShop({ apiKey });
  openFakeIntelipost(refuses(`api.key ${apiKey}`, { text: `A chave ${apiKey} é inválida` }));
  const { body } = await tryOut(admin);
  expect(JSON.stringify([body, warnings])).not.toContain(apiKey);
  expect(warnings.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      ...{ level: "warn", event: "carrier-failed", provider: "intelipost", distributorId: owner.id },
      ...{ problem: "unauthorized", status: 400, rests: false },
    },
  ]);
});

test.each([
  [200, "staff with the permission", { type: "staff", permissions: ["configuration.freight"] }],
  [403, "staff without it", { type: "staff", permissions: ["configuration.requests"] }],
  [403, "an integrator", { type: "integrator" }],
] as const)("%i is the answer to %s", async (status, _who, person) => {
  const { owner } = await openShop();
  openFakeIntelipost(quotes([carrierOption()]));
  expect((await tryOut(await createTestUser(owner, person))).status).toBe(status);
});
