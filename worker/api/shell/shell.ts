import * as z from "zod";
import { SideBarInputSchema } from "#domain/access/side-bar-schema.ts";
import { readSideBarAccess, sideBarSettingsAccess } from "#worker/services/shell/side-bar.ts";
import { singleSignOnAccess } from "#worker/services/shell/sign-on-token.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const PagesSchema = z.object({
  customSideBar: z.array(z.object({ name: z.string(), title: z.string().nullable() })),
});

/** The stored menu, including pages that are no longer offered and would be refused as input. */
const KeptSideBarSchema = z.object({
  customSideBar: z.array(z.object({ name: z.string(), title: z.string() })),
});

export const readSideBarRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/sidebar",
    summary: "The integrator's menu in the distributor's order; a title of null is the usual one",
    tag: "Shell",
    access: readSideBarAccess,
    answer: PagesSchema,
  },
  ({ services }) => ({ customSideBar: services.shell.readSideBar() }),
);

export const createSingleSignOnTokenRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/sso-token",
    summary: "A token of one minute that signs the user in to the distributor's outside shop",
    tag: "Shell",
    access: singleSignOnAccess,
    answer: z.object({ token: z.string() }),
  },
  ({ services }) => services.shell.signOnOutside(),
);

const settings = { path: "/app/staff/sidebar", tag: "Settings", access: sideBarSettingsAccess } as const;

export const readSideBarSettingsRoute = createApiRoute(
  {
    ...settings,
    method: "get",
    summary: "All pages that integrators can have in their menu, as they are ordered and named now",
    answer: PagesSchema,
  },
  ({ services }) => ({ customSideBar: services.shell.readSideBarSettings() }),
);

export const saveSideBarRoute = createApiRoute(
  {
    ...settings,
    method: "put",
    summary: "Order and name integrators' menu; an empty list brings the usual one back",
    body: SideBarInputSchema,
    answer: KeptSideBarSchema,
  },
  async ({ body, services }) => ({ customSideBar: await services.shell.saveSideBar(body.customSideBar) }),
);
