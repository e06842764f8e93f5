import * as z from "zod";
import {
  CustomFormInputSchema,
  CustomFormSchema,
  CustomFormUpdateSchema,
  FormOrderSchema,
} from "#domain/custom-forms/custom-form-schema.ts";
import { customFormsAccess } from "#worker/services/custom-forms/custom-forms.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Custom forms";
const access = customFormsAccess;
const params = z.object({ id: z.string().max(64) });
const path = "/app/staff/custom-forms";
const list = z.object({ items: z.array(CustomFormSchema) });

/** Endpoints of custom forms. */
export const CUSTOM_FORMS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      method: "get",
      path,
      summary: "Every form in its order, with its questions",
      tag,
      access,
      answer: list,
    },
    async ({ services }) => ({ items: await services.customForms.list() }),
  ),
  createApiRoute(
    {
      method: "post",
      path,
      summary: "Make a form of the distributor's own",
      tag,
      access,
      body: CustomFormInputSchema,
      answer: CustomFormSchema,
      status: 201,
    },
    ({ body, services }) => services.customForms.create(body),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/order`,
      summary: "Put the forms in another order, if they still are in the one that was read",
      tag,
      access,
      body: FormOrderSchema,
      answer: list,
    },
    async ({ body, services }) => ({ items: await services.customForms.reorder(body) }),
  ),
  createApiRoute(
    {
      method: "get",
      path: `${path}/{id}`,
      summary: "One form",
      tag,
      access,
      params,
      answer: CustomFormSchema,
    },
    ({ params: { id }, services }) => services.customForms.get(id),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/{id}`,
      summary: "Replace a form, questions and all, in the version that was read",
      tag,
      access,
      params,
      body: CustomFormUpdateSchema,
      answer: CustomFormSchema,
    },
    ({ params: { id }, body, services }) => services.customForms.update(id, body),
  ),
  createApiRoute(
    {
      method: "put",
      path: `${path}/{id}/active`,
      summary: "Switch a form on or off in the version that was read",
      tag,
      access,
      params,
      body: z.strictObject({ active: z.boolean(), version: z.int().min(1) }),
      answer: CustomFormSchema,
    },
    ({ params: { id }, body, services }) => services.customForms.setActive(id, body),
  ),
  createApiRoute(
    {
      method: "delete",
      path: `${path}/{id}`,
      summary: "Delete a form; answers stay with their requests",
      tag,
      access,
      params,
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params: { id }, services }) => {
      await services.customForms.remove(id);
      return { deleted: true };
    },
  ),
];
