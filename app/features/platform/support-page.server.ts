import { decimalText } from "#domain/shared/decimal-text.ts";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { DISCOUNT_LIMIT_TEXTS } from "#copy/discounts.ts";
import { PctSchema } from "#domain/access/pct-schema.ts";
import { MASQUERADE_MINUTES, StartMasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { SUPPORT_PAGE_SIZE, SupportUsersQuerySchema } from "#domain/access/support-schema.ts";
import type { SupportAnswer } from "./support-user-view.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

/** Loads a distributor and the page of its people that the address names. */
export async function readSupportPage(context: AppLoadContext, request: Request, distributorId: string) {
  const params = new URL(request.url).searchParams;
  const asked = { search: params.get("search") ?? "", page: params.get("page") ?? "1" };
  const query = SupportUsersQuerySchema.catch({ search: "", page: 1 }).parse(asked);
  const { distributor, users } = await context.services.platform.readDistributor(distributorId, query);
  return {
    distributor,
    users: users.items,
    totalItems: users.totalItems,
    ...query,
    pageSize: SUPPORT_PAGE_SIZE,
    minutesOptions: MASQUERADE_MINUTES,
  };
}

/** Runs what a dialog of the page requests. After blocking or activating, the page tells the result; a link to the
 *  portal is returned directly, since it is shown only once.
 *  @returns the refusal, or the link */
export async function actForSupport(
  context: AppLoadContext,
  request: Request,
  distributorId: string,
): Promise<SupportAnswer> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const { platform } = context.services;
  const target = { distributorId, userId: text("userId").slice(0, 64) };
  const intent = text("intent");
  if (intent === "discount") return setLimit(context, request, { distributorId, text });
  try {
    if (intent === "masquerade") return await masquerade();
    await (intent === "activate" ? platform.activateUser(target) : platform.blockUser(target));
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null || refusal.code === "NOT_FOUND") throw error;
    return { refusal: { title: refusal.title, description: refusal.description } };
  }
  throw redirect(addressAfter(request, intent, target.userId));

  async function masquerade(): Promise<SupportAnswer> {
    const typed = { reason: text("reason").slice(0, 500), minutes: Number(text("minutes")) };
    const parsed = StartMasqueradeSchema.safeParse(typed);
    if (parsed.success) return { link: await platform.startMasquerade({ ...target, ...parsed.data }) };
    return { ...typed, fields: { reason: "too_small" } };
  }
}

/** Saves the highest discount of the distributor's administrators, or answers the refusal with the typed values. */
async function setLimit(
  context: AppLoadContext,
  request: Request,
  { distributorId, text }: { distributorId: string; text: (name: string) => string },
): Promise<SupportAnswer> {
  const typed = text("limitPct").trim().slice(0, 10);
  const parsed = PctSchema.safeParse(decimalText(typed));
  if (!parsed.success) return { limit: { typed, isInvalid: true, refusal: null } };
  try {
    const expectedPct = text("expectedPct").slice(0, 20);
    await context.services.discounts.setAdminLimit(distributorId, {
      limitPct: parsed.data,
      expectedPct,
    });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal?.code !== "STALE_VERSION") throw error;
    const { staleTitle, staleText } = DISCOUNT_LIMIT_TEXTS;
    return { limit: { typed, isInvalid: false, refusal: { title: staleTitle, description: staleText } } };
  }
  throw redirect(addressAfter(request, "discount", ""));
}

function addressAfter(request: Request, done: string, userId: string): string {
  return pageAddress(request.url, { step: null, user: userId, done });
}
