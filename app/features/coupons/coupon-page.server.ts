import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { COUPON_FORM_WORDS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { PAGES } from "#domain/access/pages.ts";
import { couponCodeOf } from "#domain/coupons/coupon-code.ts";
import { COUPON_FORM_SETS, couponFieldOf, toCouponForm, toCouponInput } from "#domain/coupons/coupon-form.ts";
import { CouponFormSchema, CouponInputSchema, CouponUpdateSchema } from "#domain/coupons/coupon-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_ID, FORM_SWITCH, IntentSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "../records/record-form.server.ts";

const PATH = PAGES.CouponsSettings.path;

const ListFormSchema = z.object({ duplicate: FORM_ID, switch: FORM_SWITCH });

/** Runs what a coupon's page requests; before JavaScript also to generate a code.
 *  @param id - null for a new coupon */
export async function actOnCoupon(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.coupons,
      schemas: { form: CouponFormSchema, input: CouponInputSchema, update: CouponUpdateSchema },
      read: (sent) => readForm(CouponFormSchema, sent),
      toForm: toCouponForm,
      toInput: toCouponInput,
      sets: COUPON_FORM_SETS,
      changed(form) {
        if (readForm(IntentSchema, fields).intent !== "generate") return null;
        return { ...form, code: couponCodeOf(crypto.getRandomValues(new Uint8Array(8))) };
      },
      fieldOf: couponFieldOf,
      describe: describeRefused,
      paths: { record: PATH, deleted: `${PATH}?feito=deleted` },
    },
  });
}

/** Runs what the list requests: to turn a coupon on or off, in the version shown, or to duplicate it. Returns the
 *  path to go to.
 *  @throws DomainError of the use case */
export async function changeCoupon({ services }: AppLoadContext, fields: FormData): Promise<string> {
  const { duplicate, switch: switched } = readForm(ListFormSchema, fields);
  if (switched === null) {
    const copy = await services.coupons.duplicate(duplicate);
    return `${PATH}/${copy.id}?feito=duplicated`;
  }
  await services.coupons.setActive(switched.id, switched.change);
  return `${PATH}?feito=saved`;
}

/** Refusals for which the list has its own words. */
export function couponRefusalWords(error: unknown): { title?: string; description?: string } {
  if (!isDomainError(error, "STALE_VERSION")) return {};
  return { title: COUPONS_TEXTS.staleTitle, description: COUPONS_TEXTS.staleText };
}

function describeRefused(error: unknown) {
  if (isDomainError(error, "IN_USE")) {
    return { title: COUPON_FORM_WORDS.inUseTitle, description: COUPON_FORM_WORDS.removeUsed };
  }
  if (!isDomainError(error, "CODE_TAKEN")) return null;
  return { title: COUPON_FORM_WORDS.takenTitle, description: COUPON_FORM_WORDS.takenText };
}
