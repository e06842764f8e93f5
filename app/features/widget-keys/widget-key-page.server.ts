import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import {
  toWidgetKeyForm,
  toWidgetKeyInput,
  WidgetKeyFormSchema,
  WidgetKeyInputSchema,
  WidgetKeyUpdateSchema,
} from "#domain/widget-keys/widget-key-schema.ts";
import { KitListQuerySchema } from "#domain/kits/kit-list-schema.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import * as z from "zod";
import type { SiteTestResult } from "./site-test.tsx";
import { actOnRecord, answerRecord } from "../records/record-form.server.ts";

const RECORD = PAGES.WidgetKeyDetails.path;
const RenewalFormSchema = z.object({ version: FORM_VERSION });

/** Tests a page of one of a key's sites, as its address asks; null where it asks for none. */
export async function testSite(
  context: AppLoadContext,
  id: string,
  page: string | null,
): Promise<SiteTestResult | null> {
  if (page === null || page === "") return null;
  try {
    return { page, test: await context.services.widgetKeys.testSite(id, page.slice(0, 2_000)) };
  } catch (error) {
    if (isDomainError(error, "NOT_FOUND"))
      return { page, refusal: { title: WORDS.test, description: WORDS.testElsewhere } };
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return { page, refusal: { title: refusal.title, description: refusal.description } };
  }
}

/** Kits that can be named in a key's code; none for people who may not see them, or without a center that sells. */
export async function listSnippetKits(context: AppLoadContext): Promise<{ id: string; name: string }[]> {
  try {
    const { items } = await context.services.kits.list(KitListQuerySchema.parse({ limit: 50 }));
    return items.map(({ id, name, structureName }) => ({ id, name: `${name} · ${structureName}` }));
  } catch (error) {
    if (context.describeRefusal(error) === null) throw error;
    return [];
  }
}

/** Runs the action of a key's page: renew, save, or delete.
 *  @param id - null for a new key */
export async function actOnWidgetKey(context: AppLoadContext, fields: FormData, id: string | null) {
  const { widgetKeys } = context.services;
  if (id !== null && fields.get("intent") === "renew") {
    return actOnRecord(context, "renew", async () => {
      const renewed = await widgetKeys.renew(id, readForm(RenewalFormSchema, fields));
      return `${RECORD}/${renewed.id}?renovada=${String(renewed.version)}`;
    });
  }
  return answerRecord(context, fields, {
    id,
    kind: {
      records: widgetKeys,
      schemas: { form: WidgetKeyFormSchema, input: WidgetKeyInputSchema, update: WidgetKeyUpdateSchema },
      read: (sent) => readForm(WidgetKeyFormSchema, sent),
      toForm: toWidgetKeyForm,
      toInput: toWidgetKeyInput,
      sets: [],
      paths: { record: RECORD, deleted: `${PAGES.ApiSettings.path}?excluida=1` },
    },
  });
}
