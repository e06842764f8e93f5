import { data, redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import { type MountContext, OWN_KIT } from "#domain/mount-kit/mount-cart.ts";
import type { MountState } from "#domain/mount-kit/mount-state.ts";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import type { DraftTarget } from "#app/features/session/form-draft-store.ts";
import type { MountPage } from "#app/features/mount-kit/mount-page.ts";
import type { PortalArgs } from "./page-loader.server.ts";

/** What is opened: nothing yet, the composition of a request, or a kit for a system of a lead. */
export interface MountOpening {
  context?: Partial<MountContext>;
  begun?: MountState | null;
}

/** The page on which a kit is put together. Somebody without a center is asked for one, staff for the company. */
export async function loadMountKitPage(
  args: PortalArgs,
  { context: opened = {}, begun = null }: MountOpening = {},
): Promise<MountPage> {
  const { context: load, request, actor } = args;
  const asked = new URL(request.url).searchParams.get("integrator") ?? "";
  const integratorId = actor.type === "integrator" || asked === "" ? null : asked;
  const context: MountContext = { ...OWN_KIT, ...opened, integratorId: opened.integratorId ?? integratorId };
  const buyer = actor.type === "integrator" ? null : await readBuyer(args, context.integratorId);
  if (buyer?.company === null) return { kind: "company", isGone: buyer.isGone };
  try {
    const workshop = await load.services.mountKit.load({ integratorId: context.integratorId });
    const company = buyer?.company ?? null;
    return { kind: "kit", workshop, context, company, begun, draft: mountDraft(args, context) };
  } catch (error) {
    if (load.describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
    return { kind: "center", centers: await load.services.centers.list() };
  }
}

/** The company that staff buys for; none before it is chosen, and when it may not buy any more. */
async function readBuyer({ context }: PortalArgs, id: string | null) {
  if (id === null) return { company: null, isGone: false };
  try {
    return { company: await context.services.buyers.get(id), isGone: false };
  } catch (error) {
    if (context.describeRefusal(error)?.code !== "NOT_FOUND") throw error;
    return { company: null, isGone: true };
  }
}

/** Chooses a center, or saves what was put together and goes to the checkout with it. */
export async function actOnMountKit({ context, request }: PortalArgs) {
  const form = await request.formData();
  const centerId = form.get("center");
  if (typeof centerId === "string") {
    await context.services.centers.choose(centerId);
    return redirect(new URL(request.url).pathname);
  }
  try {
    const sent = form.get("cart");
    const cart = CartSchema.parse(JSON.parse(typeof sent === "string" ? sent : "null"));
    const { id } = await context.services.carts.save(cart);
    return redirect(`${PAGES.MountKit.path}/checkout?cart=${id}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
}

/** Where the kit is kept: in the browser, since no personal data are part of it; one for each company, request and
 *  system. */
function mountDraft({ actor, distributor }: PortalArgs, context: MountContext): DraftTarget {
  const { integratorId, origin, leadId, systemId } = context;
  const which = [integratorId, origin?.id, leadId, systemId].filter((one) => typeof one === "string");
  return {
    name: ["mountKit", ...which].join(":"),
    userId: actor.userId,
    distributorId: distributor?.id ?? "",
    outlastsTab: true,
  };
}
