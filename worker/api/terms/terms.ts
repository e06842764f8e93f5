import { z } from "@hono/zod-openapi";
import { downloadTermsAccess } from "#worker/services/terms/read-terms.ts";
import { type Api, createApiRoute } from "../kernel/create-api-route.ts";

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

/** Answers a file, not the envelope of the other calls. */
export function downloadTermsRoute(api: Api): void {
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/app/user/terms/download",
    summary: "The terms of use as a text file",
    tags: ["Terms"],
    "x-access": downloadTermsAccess,
    responses: {
      200: { description: "The file", content: { "text/plain": { schema: z.string() } } },
      default: { description: "A refusal" },
    },
  });
  api.get("/app/user/terms/download", async (context) => {
    const { fileName, text } = await context.var.services.terms.download();
    return context.body(text, 200, {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    });
  });
}
