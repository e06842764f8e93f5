import { expect, test, vi } from "vitest";
import { municipality } from "#worker/db/schema/directory.ts";
import {
  createFakeAddressServices,
  knownToFirst,
  knownToSecond,
  type Reaction,
} from "#tests/fakes/address-services.ts";
import { openTestDatabase } from "#tests/factories/distributor.ts";
import { callApi } from "#tests/setup/call-api.ts";

const ENV = { ADDRESS_V1_URL: "http://first.test/api", VIACEP_URL: "http://second.test/ws" };

const realFetch = globalThis.fetch;

/** A lookup with both services faked; other requests of the Worker are not. */
async function lookUp(cep: string, reactions: Readonly<Record<string, Reaction>> = {}) {
  const services = createFakeAddressServices(reactions);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (!/^(first|second)\.test$/.test(url.hostname)) return realFetch(input, init);
    return services.answer(new Request(`http://both.test${url.pathname.replace(/^\/(api|ws)/, "")}`));
  });
  return callApi("GET", `/app/open/cep/${encodeURIComponent(cep)}`, { env: ENV });
}

async function createMunicipality(row: { ibgeCode: string; name: string; state: string }): Promise<void> {
  const place = { latitude: 0, longitude: 0, isCapital: false };
  const { orm, writeBatch } = openTestDatabase("primary");
  await writeBatch([
    {
      query: orm
        .insert(municipality)
        .values({ ...row, ...place })
        .onConflictDoNothing(),
    },
  ]);
}

test("a CEP is answered with state, municipality's code, street and neighbourhood [ADDR-06]", async () => {
  const { data } = await lookUp("05010-123", { "/05010123/json": knownToSecond });
  expect(data).toEqual({
    cep: "05010123",
    uf: "SP",
    ibge: "3550308",
    city: "São Paulo",
    logradouro: "Rua Caiubi",
    bairro: "Perdizes",
    precision: "exact",
  });
});

test("a code that the service does not give comes from the country's municipalities", async () => {
  const answer = () => Response.json({ state: "PI", city: "Vila do teste", street: "", neighborhood: "" });
  const none = await lookUp("64000123", { "/cep/v1/64000123": answer });
  expect(none.data).toMatchObject({ city: "Vila do teste", ibge: null, logradouro: null });
  await createMunicipality({ ibgeCode: "2299999", name: "Vila do Teste", state: "PI" });
  await createMunicipality({ ibgeCode: "2199999", name: "Vila do Teste", state: "MA" });
  const found = await lookUp("64000123", { "/cep/v1/64000123": answer });
  expect(found.data).toMatchObject({ ibge: "2299999" });
});

test("a CEP that no service knows has at least its state; one of no state is not found [ADDR-04]", async () => {
  const known = await lookUp("78899123"); // the last prefix of Mato Grosso
  expect([known.status, known.data]).toMatchObject([200, { uf: "MT", city: null, precision: "state" }]);
  const unknown = await lookUp("78900123"); // the first prefix outside all states
  expect([unknown.status, unknown.error.type]).toEqual([404, "addressNotFound"]);
});

test.each(["0501012", "050101234", "abcdefgh"])("%s is no CEP [ADDR-05]", async (cep) => {
  const answer = await lookUp(cep, { "/cep/v1/05010123": knownToFirst });
  expect([answer.status, answer.error.type]).toEqual([400, "invalid_cep"]);
});
