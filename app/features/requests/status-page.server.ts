import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { FOLLOWER_TEXTS, STATUS_FORM_WORDS as WORDS } from "#copy/requests/statuses.ts";
import { PAGES } from "#domain/access/pages.ts";
import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import {
  DealStatusInputSchema,
  DealStatusUpdateSchema,
  NextStatusesSchema,
  StatusFormSchema,
  toStatusForm,
  toStatusInput,
} from "#domain/requests/deal-status-schema.ts";
import { changedLines, readChoices, readLines } from "#domain/requests/status-followers.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { answerRecordList, readDone } from "#app/lib/lists/record-list.server.ts";
import type { FollowersAnswer } from "./status-followers.tsx";
import { answerRecord } from "../records/record-form.server.ts";

const TypeSchema = z.enum(REQUEST_TYPES);
const ListQuerySchema = z.object({ type: TypeSchema.nullable().catch(null) });
const GroupFormSchema = z.object({ group: z.enum(STATUS_GROUPS).catch("open") });
const LinesSchema = z.array(z.string().max(300)).max(200);
const FollowersFormSchema = z.object({
  lines: LinesSchema,
  any: LinesSchema,
  pairs: z.array(z.string().max(140)).max(40_000),
});
/** Refusals that come of what somebody else has changed meanwhile. */
const STALE_CODES = ["STALE_VERSION", "NOT_FOUND", "INVALID_BODY"] as const;
const DeleteFormSchema = z.object({ moveTo: z.string() });

/** Path of the list of a type's statuses. */
function listPath(type: RequestType): string {
  return `${PAGES.StatusSettings.path}?type=${type}`;
}

/** Type of the statuses in an address.
 *  @throws DomainError NOT_FOUND */
function statusTypeOf(text: string | undefined): RequestType {
  const type = TypeSchema.safeParse(text);
  if (!type.success) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id: text ?? "" });
  return type.data;
}

/** Loads the list of statuses: of orders, unless the address or the person's permissions say otherwise. */
export async function loadStatusList(context: AppLoadContext, request: Request) {
  const { dealStatuses } = context.services;
  const types = dealStatuses.types();
  const asked = readQuery(ListQuerySchema, request).type;
  const type = types.find((one) => one === asked) ?? types.at(-1) ?? "order";
  return { types, type, statuses: await dealStatuses.list(type), done: readDone(request) };
}

/** Saves the order of a group, or what may follow what. */
export async function actOnStatusList(context: AppLoadContext, request: Request) {
  const fields = await request.formData();
  const { dealStatuses } = context.services;
  const type = readQuery(ListQuerySchema, request).type ?? dealStatuses.types().at(-1) ?? "order";
  if (fields.has("lines")) return saveFollowers(context, fields, type);
  const { group } = readForm(GroupFormSchema, fields);
  return answerRecordList(context, fields, {
    path: listPath(type),
    records: { reorder: (order) => dealStatuses.reorder({ type, group, ...order }) },
  });
}

/** Saves the lines that differ from what the form began with. A refusal answers the lines as they are now, with what was
 *  ticked in those. */
async function saveFollowers(context: AppLoadContext, fields: FormData, type: RequestType) {
  const { dealStatuses } = context.services;
  const { lines: texts, any, pairs } = readForm(FollowersFormSchema, fields);
  const lines = readLines(texts);
  const changed = changedLines(lines, readChoices(lines, { any, pairs }));
  try {
    if (changed.length > 0)
      await dealStatuses.setNext(parseSent(NextStatusesSchema, { type, changes: changed }));
    return redirect(`${listPath(type)}&feito=saved`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    // Also a status that is gone was another person's doing.
    const isStale = STALE_CODES.some((code) => isDomainError(error, code));
    const { staleTitle: title, staleText: description } = FOLLOWER_TEXTS;
    const statuses = await dealStatuses.list(type);
    const followers: FollowersAnswer = {
      key: context.requestId,
      refusal: isStale ? { title, description } : refusal,
      statuses,
      chosen: changed.map(({ id, nextStatusIds: next }) => [
        id,
        next && next.filter((one) => statuses.some((status) => status.id === one)),
      ]),
    };
    return data({ followers }, { status: refusal.status });
  }
}

/** Loads a status of a type, with those that its requests can get when it is deleted.
 *  @throws DomainError NOT_FOUND, also for a status of the other type */
export async function loadStatus(context: AppLoadContext, request: Request, params: StatusParams) {
  const { dealStatuses } = context.services;
  const type = statusTypeOf(params.type);
  const id = params.statusId ?? "";
  const [statuses, heirs] = await Promise.all([dealStatuses.list(type), dealStatuses.listHeirs(id)]);
  const status = statuses.find((one) => one.id === id);
  if (status === undefined) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id });
  return {
    status,
    heirs: heirs.map(toOption),
    others: statuses.filter((one) => one !== status).map(toOption),
    form: toStatusForm(status),
    savedVersion: Number(new URL(request.url).searchParams.get("salvo") ?? "0"),
  };
}

/** Loads the page of a new status.
 *  @throws DomainError NOT_FOUND for a type that is none, or that the person does not manage */
export async function loadNewStatus(context: AppLoadContext, params: StatusParams) {
  const type = statusTypeOf(params.type);
  if (!context.services.dealStatuses.types().includes(type)) {
    throw new DomainError("NOT_FOUND", { entity: "dealStatus", id: type });
  }
  const others = await context.services.dealStatuses.list(type);
  return { type, others: others.map(toOption) };
}

function toOption({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}

interface StatusParams {
  type?: string | undefined;
  statusId?: string | undefined;
}

/** Runs the action of a status's form, or deletes the status. */
export async function actOnStatus(context: AppLoadContext, request: Request, params: StatusParams) {
  const type = statusTypeOf(params.type);
  const { dealStatuses } = context.services;
  const fields = await request.formData();
  const { moveTo } = readForm(DeleteFormSchema, fields);
  const id = params.statusId ?? null;
  return answerRecord(context, fields, {
    id,
    kind: {
      records: { ...dealStatuses, remove: (of: string) => dealStatuses.remove(of, moveTo || null) },
      schemas: { form: StatusFormSchema, input: DealStatusInputSchema, update: DealStatusUpdateSchema },
      read: (sent) => readForm(StatusFormSchema, sent),
      toForm: toStatusForm,
      toInput: (form) => toStatusInput(form, id === null ? type : null),
      sets: [],
      refusedFields: { NAME_TAKEN: "name" },
      describe: (error) =>
        isDomainError(error, "INVALID_BODY") && error.details.issues.some(({ field }) => field === "moveTo")
          ? { description: WORDS.otherStock }
          : null,
      paths: {
        record: `${PAGES.StatusDetails.path}/${type}`,
        deleted: `${listPath(type)}&feito=deleted`,
      },
    },
  });
}
