import * as z from "zod";
import type { AccessRule } from "#domain/access/may-access.ts";
import { type NewOrder, NewOrderSchema } from "#domain/offers/offer-schema.ts";
import type { Services } from "#worker/create-services.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

/** The services that the endpoints of a list of offers need. */
interface OfferServices<Input, Item> {
  create: (input: Input) => Promise<Item>;
  update: (id: string, update: Input & { version: number }) => Promise<Item>;
  remove: (id: string) => Promise<void>;
}

interface OrderedServices<Item> {
  listAll: () => Promise<Item[]>;
  reorder: (order: NewOrder) => Promise<Item[]>;
}

export interface OfferContract<Input, Item> {
  path: string;
  tag: string;
  access: AccessRule;
  /** Name of an entry, for the document. */
  noun: string;
  input: z.ZodType<Input>;
  /** Input that replaces a stored version of an entry. */
  update: z.ZodType<Input & { version: number }>;
  item: z.ZodType<Item>;
}

const params = z.object({ id: z.string().max(64) });

/** Fields that every entry of a list of offers has. */
export const STORED = { id: z.string(), version: z.int(), updatedAt: z.string() };

/** Endpoints to create, replace and delete entries. */
export function createOfferRoutes<Input, Item>(
  { path, tag, access, noun, input, update, item }: OfferContract<Input, Item>,
  servicesOf: (services: Services) => OfferServices<Input, Item>,
): ApiRoute[] {
  const one = { path: `${path}/{id}`, tag, access, params };
  return [
    createApiRoute(
      { method: "post", path, summary: `Make ${noun}`, tag, access, body: input, answer: item, status: 201 },
      async ({ body, services }) => (await servicesOf(services).create(body)) as z.input<typeof item>,
    ),
    createApiRoute(
      {
        ...one,
        method: "put",
        summary: `Replace ${noun} in the version that was read`,
        body: update,
        answer: item,
      },
      async ({ params: { id }, body, services }) =>
        (await servicesOf(services).update(id, body)) as z.input<typeof item>,
    ),
    createApiRoute(
      { ...one, method: "delete", summary: `Delete ${noun}`, answer: z.object({ deleted: z.boolean() }) },
      async ({ params: { id }, services }) => {
        await servicesOf(services).remove(id);
        return { deleted: true };
      },
    ),
  ];
}

/** Endpoints of an ordered list: all of it, and a new order. They must be registered before those of entries, whose
 *  path would match them, too. */
export function createOrderRoutes<Item>(
  {
    path,
    tag,
    access,
    noun,
    item,
  }: Pick<OfferContract<never, Item>, "path" | "tag" | "access" | "noun" | "item">,
  servicesOf: (services: Services) => OrderedServices<Item>,
): ApiRoute[] {
  const answer = z.object({ items: z.array(item) });
  return [
    createApiRoute(
      { method: "get", path, summary: `Every entry in its order: ${noun} each`, tag, access, answer },
      async ({ services }) => ({ items: await servicesOf(services).listAll() }),
    ),
    createApiRoute(
      {
        method: "put",
        path: `${path}/order`,
        summary: "Put the entries in another order, if they still are in the one that was read",
        tag,
        access,
        body: NewOrderSchema,
        answer,
      },
      async ({ body, services }) => ({ items: await servicesOf(services).reorder(body) }),
    ),
  ];
}
