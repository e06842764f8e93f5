import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import {
  toWidgetKeyForm,
  toWidgetKeyInput,
  WidgetKeyFormSchema,
  WidgetKeyInputSchema,
  WidgetKeyUpdateSchema,
} from "#domain/widget-keys/widget-key-schema.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import * as z from "zod";
import { actOnRecord, answerRecord } from "../records/record-form.server.ts";

const RECORD = PAGES.WidgetKeyDetails.path;
const RenewalFormSchema = z.object({ version: FORM_VERSION });

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
