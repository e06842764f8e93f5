import { expect, test, vi } from "vitest";
import {
  createFakeAddressServices,
  knownToFirst,
  knownToSecond,
  type Reaction,
} from "#tests/fakes/address-services.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { createAddressGateway } from "#worker/gateways/address/address-gateway.ts";

const SETTINGS = { ADDRESS_V1_URL: "http://first.test/api", VIACEP_URL: "http://second.test/ws" };

/** Both services, reached by the Worker's own `fetch`, each at its base address. */
function openServices(reactions: Readonly<Record<string, Reaction>>) {
  const services = createFakeAddressServices(reactions);
  const urls: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    urls.push(`${request.method} ${request.url}`);
    const { pathname } = new URL(request.url);
    return services.answer(new Request(`http://both.test${pathname.replace(/^\/(api|ws)/, "")}`));
  });
  return { gateway: createAddressGateway(SETTINGS), urls };
}

test("an address is looked up at two services with GET, each within five seconds [ADDR-02]", async () => {
  const { lengthsMs } = holdTimeouts();
  const { gateway, urls } = openServices({ "/05010000/json": knownToSecond });
  expect(await gateway.find("05010-000")).toMatchObject({ city: "São Paulo", precision: "exact" });
  expect(urls).toEqual([
    "GET http://first.test/api/cep/v1/05010000",
    "GET http://second.test/ws/05010000/json",
  ]);
  expect(lengthsMs).toEqual([5_000, 5_000]);
});

test.each([
  ["/cep/v1/05010000", knownToFirst, null, 3],
  ["/05010000/json", knownToSecond, "3550308", 4],
])(
  "a failed lookup is tried again with 000 at the end, and found at %s [ADDR-03]",
  async (path, reaction, ibge, calls) => {
    const { gateway, urls } = openServices({ [path]: reaction });
    expect(await gateway.find("05010-123")).toMatchObject({ cep: "05010123", ibge, precision: "district" });
    expect(urls).toEqual(
      [
        "GET http://first.test/api/cep/v1/05010123",
        "GET http://second.test/ws/05010123/json",
        "GET http://first.test/api/cep/v1/05010000",
        "GET http://second.test/ws/05010000/json",
      ].slice(0, calls),
    );
  },
);
