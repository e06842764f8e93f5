import * as z from "zod";
import { CompanyInfoInputSchema } from "#domain/access/company-info-schema.ts";
import { AddressSchema } from "#domain/address/address-schema.ts";
import { companyInfoAccess } from "#worker/services/account/company-info.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const contract = { path: "/app/integrator/company/info", tag: "Profile", access: companyInfoAccess } as const;

export const readCompanyInfoRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    summary: "The own company's record, when it has a tax id",
    answer: z.object({
      companyName: z.string(),
      tradeName: z.string().nullable(),
      cnpj: z.string().nullable(),
      email: z.string(),
      telephone: z.string().nullable(),
      address: AddressSchema.nullable(),
      stateRegistration: z.string().nullable(),
      version: z.int(),
      canEdit: z.boolean(),
    }),
  },
  ({ services }) => services.profile.readCompany(),
);

export const updateCompanyInfoRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    summary: "Change the own company's trade name, contact and address; its manager only",
    body: CompanyInfoInputSchema,
    answer: z.object({ version: z.int() }),
  },
  ({ body, services }) => services.profile.updateCompany(body),
);
