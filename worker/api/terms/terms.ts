import * as z from "zod";
import { downloadTermsAccess } from "#worker/services/terms/read-terms.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

export const readTermsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/terms",
    summary: "The terms of use that hold now",
    tag: "Terms",
    access: "open",
    answer: z.object({
      id: z.string(),
      version: z.int(),
      title: z.string(),
      body: z.string(),
      createdAt: z.string(),
    }),
  },
  ({ services }) => services.terms.read(),
);

export const downloadTermsRoute = createDownloadRoute(
  {
    path: "/app/user/terms/download",
    summary: "The terms of use as a text file",
    tag: "Terms",
    access: downloadTermsAccess,
    fileType: "text/plain",
  },
  async ({ services }) => {
    const { fileName, text } = await services.terms.download();
    const headers = {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    };
    return { body: text, headers };
  },
);
