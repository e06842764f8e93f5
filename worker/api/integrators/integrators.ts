import * as z from "zod";
import { IntegratorCommercialSchema } from "#domain/integrators/commercial-schema.ts";
import { IntegratorDecisionSchema } from "#domain/integrators/decision-schema.ts";
import { INTEGRATOR_STATUSES } from "#domain/integrators/integrator-status.ts";
import {
  integratorDetailsAccess,
  readIntegratorsAccess,
} from "#worker/services/integrators/read-integrators.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const StatusSchema = z.enum(INTEGRATOR_STATUSES);
const IdSchema = z.object({ id: z.string().max(64) });
const count = z.int();

const CompanySchema = z.object({
  id: z.string(),
  companyName: z.string(),
  tradeName: z.string().nullable(),
  cnpj: z.string().nullable(),
  email: z.string(),
  status: StatusSchema,
  createdAt: z.string(),
});

const AddressSchema = z.object({
  CEP: z.string(),
  patio: z.string(),
  number: z.string(),
  complement: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
});

export const listIntegratorsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/integrators",
    summary: "Companies that buy, those that wait for a decision first",
    tag: "Integrators",
    access: readIntegratorsAccess,
    query: z.strictObject({
      status: StatusSchema.nullable().default(null),
      search: z.string().trim().max(80).default(""),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: z.object({
      items: z.array(CompanySchema),
      totalItems: count,
      counts: z.object({ all: count, wait: count, enable: count, inactive: count, disable: count }),
    }),
  },
  ({ query, services }) => services.integrators.list(query),
);

export const getIntegratorRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/integrators/{id}",
    summary:
      "One company with its people, their consents, its history, and the roles and groups that it could have",
    tag: "Integrators",
    access: integratorDetailsAccess,
    params: IdSchema,
    answer: z.object({
      company: CompanySchema.extend({
        telephone: z.string().nullable(),
        address: AddressSchema.nullable(),
        refusalReason: z.string().nullable(),
        decidedAt: z.string().nullable(),
        /** State registration (inscrição estadual): a number, “ISENTO”, “NÃO CONTRIBUINTE”, or null if unknown. */
        stateRegistration: z.string().nullable(),
        groupId: z.string().nullable(),
        /** Who of the distributor's people looks after it. */
        sellerId: z.string().nullable(),
        version: z.int(),
      }),
      people: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          surname: z.string(),
          email: z.string(),
          telephone: z.string().nullable(),
          cpf: z.string().nullable(),
          emailVerifiedAt: z.string().nullable(),
          blocked: z.boolean(),
          roleName: z.string().nullable(),
          createdAt: z.string(),
        }),
      ),
      consents: z.array(
        z.object({
          id: z.string(),
          userId: z.string(),
          title: z.string(),
          version: z.int(),
          acceptedAt: z.string(),
          address: z.string(),
          userAgent: z.string(),
        }),
      ),
      history: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          actorName: z.string(),
          operatorName: z.string().nullable(),
          event: z.string(),
          reason: z.string().nullable(),
        }),
      ),
      roles: z.array(z.object({ id: z.string(), name: z.string(), grantable: z.boolean() })),
      groups: z.array(z.object({ id: z.string(), name: z.string() })),
      mayChangeGroup: z.boolean(),
    }),
  },
  ({ params, services }) => services.integrators.get(params.id),
);

export const decideIntegratorRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/integrators/{id}/status",
    summary: "Approve, refuse, switch off or on, or look at a refused application again",
    tag: "Integrators",
    access: integratorDetailsAccess,
    params: IdSchema,
    body: IntegratorDecisionSchema,
    answer: z.object({ id: z.string(), status: StatusSchema, version: z.int() }),
  },
  ({ params, body, services }) => services.integrators.decide(params.id, body),
);

export const updateIntegratorCommercialRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/integrators/{id}/commercial",
    summary: "Change what a company's prices hang on: its inscrição estadual and its group of integrators",
    tag: "Integrators",
    access: integratorDetailsAccess,
    params: IdSchema,
    body: IntegratorCommercialSchema,
    answer: z.object({ id: z.string(), version: z.int() }),
  },
  ({ params, body, services }) => services.integrators.updateCommercial(params.id, body),
);
