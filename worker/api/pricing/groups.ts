import * as z from "zod";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import {
  GroupInputSchema,
  GroupMembersSchema,
  GroupUpdateSchema,
} from "#domain/pricing/pricing-input-schema.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { GroupSchema, MemberSchema, pageOf } from "./answers.ts";

const common = { tag: "Pricing", access: PRICING_ACCESS } as const;
const path = "/app/staff/pricing/groups";
const IdSchema = z.string().max(64);
const params = z.object({ id: IdSchema });

/** Endpoints of groups of integrators and their members. */
export const INTEGRATOR_GROUP_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...common,
      method: "get",
      path,
      summary: "Groups of integrators",
      answer: z.object({ items: z.array(GroupSchema) }),
    },
    async ({ services }) => ({ items: await services.pricing.listGroups() }),
  ),
  createApiRoute(
    {
      ...common,
      method: "post",
      path,
      summary: "Make a group of integrators",
      body: GroupInputSchema,
      answer: GroupSchema,
      status: 201,
    },
    ({ body, services }) => services.pricing.createGroup(body),
  ),
  createApiRoute(
    {
      ...common,
      method: "put",
      path: `${path}/{id}`,
      summary: "Rename a group that no pricing rule names",
      params,
      body: GroupUpdateSchema,
      answer: GroupSchema,
    },
    ({ params: { id }, body, services }) => services.pricing.renameGroup(id, body),
  ),
  createApiRoute(
    {
      ...common,
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a group that nobody belongs to and nothing names",
      params,
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params: { id }, services }) => {
      await services.pricing.deleteGroup(id);
      return { deleted: true };
    },
  ),
  createApiRoute(
    {
      ...common,
      method: "get",
      path: "/app/staff/pricing/integrators",
      summary: "Companies that buy, of one group or all, fifty a page",
      query: z.strictObject({
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        groupId: IdSchema.nullable().default(null),
        search: z.string().trim().max(80).default(""),
      }),
      answer: pageOf(MemberSchema),
    },
    ({ query, services }) => services.pricing.listGroupMembers(query),
  ),
  createApiRoute(
    {
      ...common,
      method: "put",
      path: `${path}/{id}/integrators`,
      summary: "Put companies into a group, and take others out",
      params,
      body: GroupMembersSchema,
      answer: GroupSchema,
    },
    ({ params: { id }, body, services }) => services.pricing.assignIntegrators(id, body),
  ),
];
