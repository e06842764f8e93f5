import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import * as z from "zod";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const CenterSchema = z.object({ center: z.string().optional() });

/** Saves the center in a form and redirects to the page that sent it; null for a form without a center.
 *  @throws DomainError NOT_FOUND for a center that does not sell to the person */
export async function chooseCenter(
  { context, request }: Pick<PortalArgs, "context" | "request">,
  form: FormData,
): Promise<TypedResponse<never> | null> {
  const { center } = readForm(CenterSchema, form);
  if (center === undefined) return null;
  await context.services.centers.choose(center);
  return redirect(pageAddress(request.url));
}
