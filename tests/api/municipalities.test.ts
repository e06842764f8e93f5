import { expect, onTestFinished, test, vi } from "vitest";
import { municipality } from "#worker/db/schema/directory.ts";
import { createMunicipalityGateway } from "#worker/gateways/address/municipality-gateway.ts";
import { createAddressGateway } from "#worker/gateways/address/address-gateway.ts";
import { breaks, type Reaction, talksNonsense } from "#tests/fakes/address-services.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { buildApplication, createTestTerms, register } from "#tests/factories/application.ts";
import { createTestDistributor, createTestUser, openTestDatabase } from "#tests/factories/distributor.ts";
import { callApi } from "#tests/setup/call-api.ts";

const byStatistics: Reaction = () =>
  Response.json([
    { id: 1600303, nome: "Macapá" },
    { id: 1600105, nome: "Amapá" },
  ]);
const bySecond: Reaction = () => Response.json([{ nome: "SERRA DO NAVIO", codigo_ibge: "1600055" }]);

const realFetch = globalThis.fetch;
let worlds = 0;

/** Both services for one test, at addresses that no other test uses. `calls` are the requested addresses. */
function openServices(statistics: Reaction, second: Reaction = breaks) {
  worlds += 1;
  const host = `services-${String(worlds)}.test`;
  const calls: string[] = [];
  const mock = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { hostname, pathname } = new URL(request.url);
    if (hostname !== host) return realFetch(input, init);
    calls.push(`${request.method} ${pathname}`);
    return pathname.startsWith("/ibge-api/") ? statistics() : second();
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => {
    mock.mockRestore();
    vi.restoreAllMocks();
  });
  const env = { IBGE_URL: `http://${host}/ibge-api/`, ADDRESS_V1_URL: `http://${host}/brasil/api` };
  return { calls, env, list: (state: string) => callApi<List>("GET", pathOf(state), { env }) };
}

interface List {
  items: { ibge: string; name: string }[];
}
const pathOf = (state: string) => `/app/open/municipalities/${state}`;

const FIRST = "GET /ibge-api/estados/AP/municipios";
const SECOND = "GET /brasil/api/ibge/municipios/v1/AP";
const OF_AMAPA = [
  { ibge: "1600105", name: "Amapá" },
  { ibge: "1600303", name: "Macapá" },
];
const OF_SECOND = [{ ibge: "1600055", name: "Serra do Navio" }];

test("municipalities come from the statistics service, by name, and are kept for a day [ADDR-07]", async () => {
  const { calls, list, env } = openServices(byStatistics);
  expect((await list("AP")).data.items).toEqual(OF_AMAPA);
  expect((await list("AP")).data.items).toEqual(OF_AMAPA);
  expect(calls).toEqual([FIRST]);
  const later = Date.now() + 24 * 60 * 60 * 1_000 + 60_000;
  await createMunicipalityGateway(env, () => later).list("AP");
  expect(calls).toEqual([FIRST, FIRST]);
});

test.each<[string, Reaction]>([
  ["is broken", breaks],
  ["talks nonsense", talksNonsense],
  ["has no state of that name", () => Response.json([])],
])("when the statistics service %s, the second address service is asked [ADDR-07]", async (_title, first) => {
  const { calls, list } = openServices(first, bySecond);
  expect((await list("AP")).data.items).toEqual(OF_SECOND);
  expect(calls).toEqual([FIRST, SECOND]);
});

test("a page keeps the municipalities of each state in the tab's session storage [ADDR-07]", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ data: { items: [{ name: `Vila de ${path.slice(-2)}` }] } }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  /** Reads the list as a newly opened page does. */
  const read = async (state: string) => {
    vi.resetModules();
    const { readMunicipalities } = await import("#app/features/address/read-municipalities.ts");
    return readMunicipalities(state, { distributorId: "dst_1", signal: new AbortController().signal });
  };
  for (const state of ["AP", "RR", "AP", "RR"]) expect(await read(state)).toEqual([`Vila de ${state}`]);
  expect(asked).toEqual([pathOf("AP"), pathOf("RR")]);
});

test("each service has five seconds", async () => {
  const { lengthsMs } = holdTimeouts();
  const timeOut = () => Promise.reject(new DOMException("The operation was aborted", "TimeoutError"));
  const { env } = openServices(timeOut, bySecond);
  const found = await createMunicipalityGateway(env, () => 0).list("AP");
  expect(found).toEqual(OF_SECOND);
  expect(lengthsMs).toEqual([5_000, 5_000]);
});

test("with both away the country's own table answers, which is not kept", async () => {
  const { orm, writeBatch } = openTestDatabase("primary");
  const place = { state: "AP", latitude: 0, longitude: 0, isCapital: false };
  const rows = [
    { ibgeCode: "1699999", name: "Zebra do Norte", ...place },
    { ibgeCode: "1699998", name: "Aurora do Norte", ...place },
  ];
  await writeBatch([{ query: orm.insert(municipality).values(rows).onConflictDoNothing() }]);
  const { calls, list } = openServices(breaks);
  expect((await list("AP")).data.items).toEqual([
    { ibge: "1699998", name: "Aurora do Norte" },
    { ibge: "1699999", name: "Zebra do Norte" },
  ]);
  await list("AP");
  expect(calls).toEqual([FIRST, SECOND, FIRST, SECOND]);
});

test("a state that there is not is refused", async () => {
  expect((await callApi("GET", pathOf("XX"))).status).toBe(400);
});

/** Both address services at one base address, for one lookup. */
async function find(reaction: (path: string) => Response) {
  const mock = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (input) => reaction(new URL(new Request(input).url).pathname));
  const found = await createAddressGateway({
    ADDRESS_V1_URL: "http://first.test",
    VIACEP_URL: "http://second.test",
  }).find("74210030");
  mock.mockRestore();
  return found;
}

test("the first address service's state, city, neighborhood and street are read, and its errors mean nothing found [CALLS-78]", async () => {
  const known = { state: "GO", city: "Goiânia", neighborhood: "Setor Bueno", street: "Avenida T-4" };
  const second = Response.json({ erro: true });
  expect(await find(() => Response.json(known))).toMatchObject({
    ...{ uf: "GO", city: "Goiânia", bairro: "Setor Bueno", logradouro: "Avenida T-4" },
    precision: "exact",
  });
  const refused = await find((path) =>
    path.startsWith("/cep/v1/")
      ? Response.json({ ...known, errors: [{ name: "ServiceError" }] })
      : second.clone(),
  );
  expect(refused).toMatchObject({ uf: "GO", city: null, precision: "state" });
});

test("the second one's uf, ibge, logradouro and bairro are read, and its erro means nothing found [CALLS-79]", async () => {
  const known = {
    ...{ uf: "GO", ibge: "5208707", localidade: "Goiânia" },
    ...{ logradouro: "Avenida T-4", bairro: "Setor Bueno" },
  };
  const byBoth = (second: object) => (path: string) =>
    path.startsWith("/cep/v1/") ? Response.json({ errors: [] }, { status: 404 }) : Response.json(second);
  expect(await find(byBoth(known))).toMatchObject({
    ...{ uf: "GO", ibge: "5208707", city: "Goiânia", logradouro: "Avenida T-4", bairro: "Setor Bueno" },
    precision: "exact",
  });
  expect(await find(byBoth({ ...known, erro: true }))).toMatchObject({ ibge: null, precision: "state" });
});

test("an address and a state carry their fields [ADDR-01]", async () => {
  const { data } = await callApi<{ items: Record<string, unknown>[] }>("GET", "/app/open/states");
  expect(data.items).toHaveLength(27);
  expect(data.items.find(({ sigla }) => sigla === "DF")).toEqual({
    ...{ name: "Distrito Federal", sigla: "DF", capital: "Brasília" },
    cepRanges: [
      { from: "70000", to: "72799" },
      { from: "73000", to: "73699" },
    ],
  });

  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const termsDocumentId = await createTestTerms(owner);
  const application = { ...buildApplication(owner), termsDocumentId };
  await register(owner, application);
  const { headers } = admin;
  const waiting = await callApi<{ items: { id: string }[] }>("GET", "/app/staff/integrators?status=wait", {
    headers,
  });
  const id = waiting.data.items[0]?.id ?? "";
  const one = await callApi<{ company: { address: object } }>("GET", `/app/staff/integrators/${id}`, {
    headers,
  });
  expect(one.data.company.address).toEqual({ ...application.address, CEP: "74210030" });
});
