import { createServer } from "node:http";
import { Failure } from "./failure.ts";
import { DEMO_TENANTS } from "#scripts/demo/demo-world.ts";
import { readMunicipalities } from "#scripts/demo/read-data.ts";
import { stateOfCep } from "#domain/validation/cep.ts";
import { formatCep } from "#domain/shared/format-identity.ts";

export interface AddressServer {
  /** Base address of all services: `{url}/cep/v1/{cep}`, `{url}/{cep}/json`, `{url}/estados/{UF}/municipios` and
   *  `{url}/ibge/municipios/v1/{UF}`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Data about a CEP from the project's own tables. */
interface KnownAddress {
  uf: string;
  ibge: string;
  city: string;
  street: string;
  neighborhood: string;
}

interface Answer {
  status: number;
  body: unknown;
}

type Municipality = ReturnType<typeof readMunicipalities>[number];

/** Local stand-ins for the public address services and lists of municipalities, in their formats. They know the
 *  addresses of the demo world and, for states with a single municipality, CEPs that end in 000; all others do not
 *  exist. */
export function startAddressServer({ port }: { port: number }): Promise<AddressServer> {
  const municipalities = readMunicipalities();
  const demo = listDemoAddresses(municipalities);
  const find = (cep: string) => demo.get(cep) ?? findWholeState(cep, municipalities);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://address-server");
    const { status, body } =
      request.method === "GET"
        ? (answer(pathname, find) ?? answerMunicipalities(pathname, municipalities))
        : { status: 405, body: { message: "Method Not Allowed" } };
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8" })
      .end(JSON.stringify(body));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Failure(`The address server could not start: ${error.message}`, "Set ADDRESS_SERVER_PORT")),
    );
    server.listen(port, "127.0.0.1", () => {
      server.unref();
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function answer(path: string, find: (cep: string) => KnownAddress | null): Answer | null {
  const first = /^\/cep\/v1\/([^/]+)$/.exec(path)?.[1];
  if (first !== undefined) return answerAddressV1(first, find);
  const second = /^\/([^/]+)\/json\/?$/.exec(path)?.[1];
  return second === undefined ? null : answerViaCep(second, find);
}

/** In the formats of the IBGE, which answers an empty list for an unknown state, and of BrasilAPI. */
function answerMunicipalities(path: string, municipalities: readonly Municipality[]): Answer {
  const of = (uf: string) => municipalities.filter((one) => one.uf === uf.toUpperCase());
  const first = /^\/estados\/([^/]+)\/municipios$/.exec(path)?.[1];
  if (first !== undefined) {
    return { status: 200, body: of(first).map((one) => ({ id: Number(one.ibge_code), nome: one.name })) };
  }
  const second = /^\/ibge\/municipios\/v1\/([^/]+)$/.exec(path)?.[1];
  const found = second === undefined ? [] : of(second);
  if (found.length === 0) return { status: 404, body: { message: "Not Found" } };
  return {
    status: 200,
    body: found.map((one) => ({ nome: one.name.toUpperCase(), codigo_ibge: one.ibge_code })),
  };
}

/** In the format of BrasilAPI: 404 with `errors` for an unknown CEP. */
function answerAddressV1(cep: string, find: (cep: string) => KnownAddress | null): Answer {
  const found = find(cep);
  if (found) {
    const { uf: state, city, neighborhood, street } = found;
    return { status: 200, body: { cep, state, city, neighborhood, street, service: "girassol" } };
  }
  const error = { name: "ServiceError", message: "CEP não encontrado.", service: "girassol" };
  const message = "Todos os serviços de CEP retornaram erro.";
  return { status: 404, body: { name: "CepPromiseError", message, type: "service_error", errors: [error] } };
}

/** In the format of ViaCEP: 400 for an invalid CEP, success with `erro` for an unknown one. */
function answerViaCep(cep: string, find: (cep: string) => KnownAddress | null): Answer {
  if (!/^\d{8}$/.test(cep)) return { status: 400, body: { message: "Bad Request" } };
  const found = find(cep);
  if (!found) return { status: 200, body: { erro: "true" } };
  const { uf, ibge, city: localidade, street: logradouro, neighborhood: bairro } = found;
  return {
    status: 200,
    body: { cep: formatCep(cep), logradouro, complemento: "", unidade: "", bairro, localidade, uf, ibge },
  };
}

/** Addresses of the demo world's centers and companies, by CEP. */
function listDemoAddresses(municipalities: readonly Municipality[]): Map<string, KnownAddress> {
  const places = DEMO_TENANTS.flatMap(({ centers, companies }) => [...centers, ...companies]);
  return new Map(
    places.map(({ address: { CEP, patio: street, neighborhood, city, state: uf } }) => {
      const municipality = municipalities.find((one) => one.name === city && one.uf === uf);
      if (!municipality) throw new Error(`${city} (${uf}) is not among the municipalities`);
      return [CEP, { uf, ibge: municipality.ibge_code, city, street, neighborhood }];
    }),
  );
}

/** The only municipality of a state, for a CEP of the state that ends in 000. */
function findWholeState(cep: string, municipalities: readonly Municipality[]): KnownAddress | null {
  const uf = stateOfCep(cep);
  const [only, ...more] = cep.endsWith("000") ? municipalities.filter((one) => one.uf === uf) : [];
  if (!only || more.length > 0) return null;
  return { uf: only.uf, ibge: only.ibge_code, city: only.name, street: "", neighborhood: "" };
}
