import { decimalText } from "#domain/shared/decimal-text.ts";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { DISCOUNT_LIMIT_TEXTS } from "#copy/discounts.ts";
import { PctSchema } from "#domain/access/pct-schema.ts";
import { MASQUERADE_MINUTES, StartMasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { SUPPORT_PAGE_SIZE, SupportUsersQuerySchema } from "#domain/access/support-schema.ts";
import type { SupportAnswer } from "./support-user-view.ts";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { pageAddress } from "#app/lib/pages/page-address.server.ts";

const AskedPageSchema = z.object({ search: z.string(), page: z.string().default("1") });

/** Fields of the page's dialogs; each dialog sends some of them. */
const SupportFormSchema = z.object({
  intent: z.string(),
  userId: FORM_ID,
  reason: z.string().max(500),
  minutes: z.string(),
  limitPct: z.string().max(10).trim(),
  expectedPct: z.string().max(20),
});

/** Loads a distributor and the page of its people that the address names. */
export async function readSupportPage(context: AppLoadContext, request: Request, distributorId: string) {
  const asked = readQuery(AskedPageSchema, request);
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

/** Runs the action of a dialog. After blocking or activating, the page shows the result; a link to the portal is
 *  returned directly, since it is shown only once.
 *  @returns the refusal, or the link */
export async function actForSupport(
  context: AppLoadContext,
  request: Request,
  distributorId: string,
): Promise<SupportAnswer> {
  const { intent, userId, reason, minutes, ...limit } = readForm(SupportFormSchema, await request.formData());
  const { platform } = context.services;
  const target = { distributorId, userId };
  if (intent === "discount") return setLimit(context, request, { distributorId, ...limit });
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
    const typed = { reason, minutes: Number(minutes) };
    const parsed = StartMasqueradeSchema.safeParse(typed);
    if (parsed.success) return { link: await platform.startMasquerade({ ...target, ...parsed.data }) };
    return { ...typed, fields: { reason: "too_small" } };
  }
}

/** Saves the highest discount of the distributor's administrators, or answers the refusal with the typed values. */
async function setLimit(
  context: AppLoadContext,
  request: Request,
  {
    distributorId,
    limitPct: typed,
    expectedPct,
  }: Record<"distributorId" | "limitPct" | "expectedPct", string>,
): Promise<SupportAnswer> {
  const parsed = PctSchema.safeParse(decimalText(typed));
  if (!parsed.success) return { limit: { typed, isInvalid: true, refusal: null } };
  try {
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
