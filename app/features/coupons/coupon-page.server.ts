import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { COUPON_FORM_WORDS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { PAGES } from "#domain/access/pages.ts";
import { couponCodeOf } from "#domain/coupons/coupon-code.ts";
import {
  COUPON_FORM_SETS,
  COUPON_FORM_TEXTS,
  couponFieldOf,
  type CouponForm,
  toCouponForm,
  toCouponInput,
} from "#domain/coupons/coupon-form.ts";
import { CouponInputSchema, CouponUpdateSchema } from "#domain/coupons/coupon-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { formText, toVersion } from "#app/lib/forms/form-text.ts";
import {
  actOnRecord,
  readSentRecord,
  reapplyRecord,
  saveRecord,
  unsaved,
} from "#app/features/records/record-form.server.ts";

const PATH = PAGES.CouponsSettings.path;
const text = z.string().max(1_000);

const texts = Object.fromEntries(COUPON_FORM_TEXTS.map((name) => [name, text])) as Record<
  (typeof COUPON_FORM_TEXTS)[number],
  typeof text
>;
const BaseSchema: z.ZodType<CouponForm> = z.object({
  ...texts,
  purchaseTypes: z.array(text).max(20),
  groupIds: z.array(text).max(200),
});

/** What a coupon's page asks for: to save, to bring the current version, to delete it, or, without JavaScript, a code.
 *  @param id - null for a new coupon */
export async function actOnCoupon(context: AppLoadContext, fields: FormData, id: string | null) {
  const { coupons } = context.services;
  const intent = fields.get("intent");
  if (id !== null && intent === "delete") {
    return actOnRecord(context, intent, async () => {
      await coupons.remove(id);
      return `${PATH}?feito=deleted`;
    });
  }
  const sent = readSentRecord(fields, readCouponForm(fields), BaseSchema);
  if (intent === "generate") {
    const code = couponCodeOf(crypto.getRandomValues(new Uint8Array(8)));
    return unsaved(context, { ...sent, form: { ...sent.form, code } });
  }
  if (id !== null && intent === "reapply") {
    const current = await coupons.get(id);
    return reapplyRecord(context, sent, {
      current: toCouponForm(current),
      version: current.version,
      sets: COUPON_FORM_SETS,
    });
  }
  const work = { fieldOf: couponFieldOf, describe: describeTaken, path: PATH };
  const input = toCouponInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      ...work,
      parse: () => CouponInputSchema.safeParse(input),
      save: (parsed) => coupons.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    ...work,
    parse: () => CouponUpdateSchema.safeParse({ ...input, version: sent.version }),
    save: (parsed) => coupons.update(id, parsed),
  });
}

/** What the list asks for: to switch a coupon in the version that it showed, or to copy one. Answers where to go.
 *  @throws what the use case refuses */
export async function changeCoupon({ services }: AppLoadContext, fields: FormData): Promise<string> {
  const duplicated = formText(fields, "duplicate", 64);
  if (duplicated !== "") {
    const copy = await services.coupons.duplicate(duplicated);
    return `${PATH}/${copy.id}?feito=duplicated`;
  }
  const [id = "", version, active] = formText(fields, "switch", 100).split(" ");
  await services.coupons.setActive(id, { active: active === "true", version: toVersion(version) });
  return `${PATH}?feito=saved`;
}

/** Refusals that the list says in words of its own. */
export function couponRefusalWords(error: unknown): { title?: string; description?: string } {
  if (!isDomainError(error, "STALE_VERSION")) return {};
  return { title: COUPONS_TEXTS.staleTitle, description: COUPONS_TEXTS.staleText };
}

function describeTaken(error: unknown) {
  if (!isDomainError(error, "CODE_TAKEN")) return null;
  return { title: COUPON_FORM_WORDS.takenTitle, description: COUPON_FORM_WORDS.takenText };
}

function readCouponForm(fields: FormData): CouponForm {
  const typed = Object.fromEntries(
    COUPON_FORM_TEXTS.map((name) => [name, formText(fields, name, 300)]),
  ) as Record<(typeof COUPON_FORM_TEXTS)[number], string>;
  const all = (name: string) => [
    ...new Set(fields.getAll(name).filter((value) => typeof value === "string")),
  ];
  return {
    ...typed,
    active: String(fields.has("active")),
    purchaseTypes: all("purchaseTypes"),
    groupIds: all("groupIds"),
  };
}
