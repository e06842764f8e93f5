import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { RECORD_LIST_TEXTS } from "#copy/records.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { formText, toVersion } from "../forms/form-text.ts";
import { readOrder } from "./list-order.ts";

/** The last action, which the list reports. */
export type RecordListDone = "saved" | "ordered" | "deleted";

const DONE: readonly string[] = ["saved", "ordered", "deleted"] satisfies RecordListDone[];

/** The last action, from the list's address. */
export function readDone(request: Request): RecordListDone | null {
  const done = new URL(request.url).searchParams.get("feito") ?? "";
  return DONE.includes(done) ? (done as RecordListDone) : null;
}

/** Runs what a list of records requests: turn a record on or off, in the version shown, or save a new order.
 *  @param path - path of the list */
export async function answerRecordList(
  context: AppLoadContext,
  fields: FormData,
  {
    path,
    records,
  }: {
    path: string;
    records: {
      setActive: (id: string, change: { active: boolean; version: number }) => Promise<unknown>;
      reorder: (order: { before: string[]; after: string[] }) => Promise<unknown>;
    };
  },
) {
  const [id = "", version, active] = formText(fields, "switch", 100).split(" ");
  const done: RecordListDone = id === "" ? "ordered" : "saved";
  try {
    if (done === "ordered") await records.reorder(readOrder(fields));
    else await records.setActive(id, { active: active === "true", version: toVersion(version) });
    return redirect(`${path}?feito=${done}`);
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
