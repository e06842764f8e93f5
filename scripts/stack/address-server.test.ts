import { expect, onTestFinished, test } from "vitest";
import { createAddressGateway } from "#worker/gateways/address/address-gateway.ts";
import { startAddressServer } from "./address-server.ts";
import { findFreePort } from "./ports.ts";

async function openServer() {
  const server = await startAddressServer({ port: await findFreePort() });
  onTestFinished(() => server.stop());
  return server;
}

async function get(path: string, method = "GET") {
  const { url } = await openServer();
  const response = await fetch(url + path, { method });
  return { status: response.status, body: await response.json() };
}

const UNKNOWN_TO_FIRST = {
  name: "CepPromiseError",
  type: "service_error",
  errors: [{ name: "ServiceError" }],
};

// Savassi, from the demo world; 3106200 is Belo Horizonte's code at the IBGE.
test("an address of the demo world is answered in both formats", async () => {
  expect(await get("/cep/v1/30140071")).toEqual({
    status: 200,
    body: {
      cep: "30140071",
      state: "MG",
      city: "Belo Horizonte",
      neighborhood: "Savassi",
      street: "Rua Pernambuco",
      service: "girassol",
    },
  });
  expect(await get("/30140071/json")).toEqual({
    status: 200,
    body: {
      cep: "30140-071",
      logradouro: "Rua Pernambuco",
      complemento: "",
      unidade: "",
      bairro: "Savassi",
      localidade: "Belo Horizonte",
      uf: "MG",
      ibge: "3106200",
    },
  });
});

test.each([
  ["70040000", "Brasília", "5300108"], // the Federal District is one municipality
  ["73699000", "Brasília", "5300108"],
])("the CEP %s of a state that is one municipality is %s", async (cep, localidade, ibge) => {
  expect((await get(`/${cep}/json`)).body).toMatchObject({ localidade, ibge, logradouro: "", bairro: "" });
});

test.each([
  "70040123", // in the Federal District, without the ending 000
  "30140000", // Minas Gerais has many municipalities
  "00999000", // in no state
])("of the CEP %s each service says in its own way that it does not exist", async (cep) => {
  expect(await get(`/cep/v1/${cep}`)).toMatchObject({ status: 404, body: UNKNOWN_TO_FIRST });
  expect(await get(`/${cep}/json`)).toEqual({ status: 200, body: { erro: "true" } });
});

test.each([
  ["/cep/v1/3014007", "GET", 404],
  ["/3014007/json", "GET", 400],
  ["/30140071/json/", "GET", 200],
  ["/30140071", "GET", 404],
  ["/30140071/json", "POST", 405],
])("%s, asked with %s, is answered %i", async (path, method, status) => {
  expect((await get(path, method)).status).toBe(status);
});

test.each([
  ["30140-071", { city: "Belo Horizonte", precision: "exact" }],
  ["70040-123", { city: "Brasília", logradouro: null, precision: "district" }],
  ["30140-072", { uf: "MG", city: null, precision: "state" }],
])("the portal finds %s through it as %j", async (cep, expected) => {
  const { url } = await openServer();
  const gateway = createAddressGateway({ ADDRESS_V1_URL: url, VIACEP_URL: url });
  expect(await gateway.find(cep)).toMatchObject(expected);
});

test("the municipalities of a state are listed in both formats", async () => {
  const first = await get("/estados/DF/municipios");
  expect(first).toEqual({ status: 200, body: [{ id: 5300108, nome: "Brasília" }] });
  const second = await get("/ibge/municipios/v1/DF");
  expect(second).toEqual({ status: 200, body: [{ nome: "BRASÍLIA", codigo_ibge: "5300108" }] });
  expect(await get("/estados/XX/municipios")).toEqual({ status: 200, body: [] });
  expect((await get("/ibge/municipios/v1/XX")).status).toBe(404);
});
