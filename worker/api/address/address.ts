import * as z from "zod";
import { AddressLookupSchema, StateCodeSchema } from "#domain/address/address-lookup-schema.ts";
import { listStates } from "#domain/address/states.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const findAddressRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/cep/{cep}",
    summary: "The address behind a postal code, or at least its state",
    tag: "Addresses",
    access: "open",
    params: z.object({ cep: z.string().max(20) }),
    answer: AddressLookupSchema,
  },
  ({ params, services }) => services.address.find(params.cep),
);

export const listMunicipalitiesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/municipalities/{state}",
    summary: "Municipalities of a state, by name",
    tag: "Addresses",
    access: "open",
    params: z.object({ state: StateCodeSchema }),
    answer: z.object({ items: z.array(z.object({ ibge: z.string(), name: z.string() })) }),
  },
  async ({ params, services }) => ({ items: [...(await services.address.listMunicipalities(params.state))] }),
);

export const listStatesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/states",
    summary:
      "States by name, with their capitals and ranges of postal codes (first five digits, both ends included)",
    tag: "Addresses",
    access: "open",
    answer: z.object({
      items: z.array(
        z.object({
          name: z.string(),
          sigla: StateCodeSchema,
          capital: z.string(),
          cepRanges: z.array(z.object({ from: z.string(), to: z.string() })),
        }),
      ),
    }),
  },
  () => ({ items: listStates() }),
);
