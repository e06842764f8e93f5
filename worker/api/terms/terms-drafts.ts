import * as z from "zod";
import { TERMS_KINDS } from "#domain/terms/terms-kinds.ts";
import {
  PublishTermsSchema,
  TermsDraftInputSchema,
  TermsDraftSchema,
  TermsDraftUpdateSchema,
  TermsListSchema,
  TermsVersionSchema,
} from "#domain/terms/terms-schema.ts";
import { termsSettingsAccess } from "#worker/services/terms/terms-drafts.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const shared = { tag: "Terms", access: termsSettingsAccess } as const;
const draft = {
  ...shared,
  path: "/app/staff/terms/drafts/{id}",
  params: z.object({ id: z.string().max(64) }),
} as const;

/** Endpoints of the people who write terms. */
export const TERMS_DRAFT_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...shared, method: "get", path: "/app/staff/terms" },
      summary: "Drafts and published versions of a kind of terms, without their texts, newest first",
      query: z.strictObject({ kind: z.enum(TERMS_KINDS) }),
      answer: TermsListSchema,
    },
    ({ query, services }) => services.termsDrafts.list(query.kind),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "get", path: "/app/staff/terms/{id}" },
      summary: "One published version, in force or not",
      params: draft.params,
      answer: TermsVersionSchema,
    },
    ({ params, services }) => services.termsDrafts.getVersion(params.id),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/staff/terms/drafts" },
      summary: "Begin a draft",
      body: TermsDraftInputSchema,
      answer: TermsDraftSchema,
      status: 201,
    },
    ({ body, services }) => services.termsDrafts.create(body),
  ),
  createApiRoute(
    { ...draft, method: "get", summary: "One draft", answer: TermsDraftSchema },
    ({ params, services }) => services.termsDrafts.get(params.id),
  ),
  createApiRoute(
    {
      ...{ ...draft, method: "put" },
      summary: "Replace a draft in the version that was read",
      body: TermsDraftUpdateSchema,
      answer: TermsDraftSchema,
    },
    ({ params, body, services }) => services.termsDrafts.update(params.id, body),
  ),
  createApiRoute(
    {
      ...{ ...draft, method: "delete" },
      summary: "Delete a draft",
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params, services }) => {
      await services.termsDrafts.remove(params.id);
      return { deleted: true };
    },
  ),
  createApiRoute(
    {
      ...{ ...draft, method: "post", path: "/app/staff/terms/drafts/{id}/publish" },
      summary: "Make of a draft the version that holds from now on",
      body: PublishTermsSchema,
      answer: TermsVersionSchema,
      status: 201,
    },
    ({ params, body, services }) => services.termsDrafts.publish(params.id, body.version),
  ),
  createApiRoute(
    {
      ...{ ...shared, method: "post", path: "/app/staff/terms/{id}/withdraw" },
      summary: "End a version in force without another in its place",
      params: draft.params,
      answer: TermsVersionSchema,
    },
    ({ params, services }) => services.termsDrafts.withdraw(params.id),
  ),
];
