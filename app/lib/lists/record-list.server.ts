import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { RECORD_LIST_TEXTS } from "#copy/records.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_SWITCH } from "../forms/form-fields.server.ts";
import { readForm, readQuery } from "../forms/read-form.server.ts";
import { readOrder } from "./read-order.server.ts";

/** The last action, which the list reports. */
export type RecordListDone = "saved" | "ordered" | "deleted";

const DONE = ["saved", "ordered", "deleted"] as const satisfies RecordListDone[];
const AddressSchema = z.object({ feito: z.enum(DONE).nullable().catch(null) });
const ListFormSchema = z.object({ switch: FORM_SWITCH });

/** The last action, from the list's address. */
export function readDone(request: Request): RecordListDone | null {
  return readQuery(AddressSchema, request).feito;
}

/** Runs an action of a list of records: turns a record on or off, in the version shown, or saves a new order.
 *  @param path - address of the list, perhaps with a query */
export async function answerRecordList(
  context: AppLoadContext,
  fields: FormData,
  {
    path,
    records,
  }: {
    path: string;
    records: {
      setActive?: (id: string, change: { active: boolean; version: number }) => Promise<unknown>;
      reorder: (order: { before: string[]; after: string[] }) => Promise<unknown>;
    };
  },
) {
  const { switch: switched } = readForm(ListFormSchema, fields);
  const done: RecordListDone = switched === null ? "ordered" : "saved";
  try {
    if (switched === null) await records.reorder(readOrder(fields));
    else await records.setActive?.(switched.id, switched.change);
    return redirect(`${path}${path.includes("?") ? "&" : "?"}feito=${done}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { staleTitle, staleText } = RECORD_LIST_TEXTS;
    const isStale = isDomainError(error, "STALE_VERSION");
    const title = isStale ? staleTitle : refusal.title;
    const description = isStale ? staleText : refusal.description;
    return data({ refusal: { title, description } }, { status: refusal.status });
  }
}
