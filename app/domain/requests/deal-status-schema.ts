import * as z from "zod";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { MarkColorSchema } from "#domain/theme/mark-color-schema.ts";
import { STATUS_GROUPS } from "./deal-status.ts";
import { REQUEST_TYPES, type RequestType } from "./request-types.ts";

/** Most characters of a message. */
const STATUS_MESSAGE_LENGTH = 500;

const fields = {
  name: z.string().trim().min(1).max(40),
  group: z.enum(STATUS_GROUPS),
  color: MarkColorSchema,
  /** Ids of the statuses that people may give after it; null for any other. */
  nextStatusIds: z.array(z.string().min(1).max(64)).max(200).nullable().default(null),
  /** What buyers read while a request has it; empty for nothing. */
  message: z.string().trim().max(STATUS_MESSAGE_LENGTH).default(""),
};

/** Input of a new status, which becomes the last of its group. */
export const DealStatusInputSchema = z.strictObject({ type: z.enum(REQUEST_TYPES), ...fields });

/** Input that replaces a stored version of a status. Its type never changes. */
export const DealStatusUpdateSchema = z.strictObject({ ...fields, version: z.int().min(1) });

/** Input that replaces what may follow some statuses of a type, each in the version that was read. */
export const NextStatusesSchema = z.strictObject({
  type: z.enum(REQUEST_TYPES),
  changes: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(64),
        version: z.int().min(1),
        nextStatusIds: fields.nextStatusIds.unwrap(),
      }),
    )
    .min(1)
    .max(200),
});

export type NextStatuses = z.infer<typeof NextStatusesSchema>;
export type DealStatusInput = z.infer<typeof DealStatusInputSchema>;
export type DealStatusUpdate = z.infer<typeof DealStatusUpdateSchema>;

/** A stored status, including one that would be refused as input today. */
export const StoredStatusSchema = z.object({
  id: z.string(),
  type: z.enum(REQUEST_TYPES),
  name: z.string(),
  group: z.enum(STATUS_GROUPS),
  color: z.string(),
  nextStatusIds: z.array(z.string()).nullable(),
  message: z.string(),
  version: z.int(),
  /** Whether a rule depends on it, so that it keeps its name and is not deleted. */
  isNeeded: z.boolean(),
});
export type StoredStatus = z.infer<typeof StoredStatusSchema>;

/** Names of the fields of a status. */
export const STATUS_FIELDS = Object.keys(fields) as (keyof typeof fields)[];

/** The fields of its form. */
export const StatusFormSchema = z.object({
  ...{ name: FORM_TEXT, group: FORM_TEXT, color: FORM_TEXT, message: FORM_TEXT },
  /** Whether any other status may follow, whichever are chosen. */
  followedByAny: FORM_CHECK,
  nextStatusIds: FORM_LIST,
});
export type StatusForm = z.infer<typeof StatusFormSchema>;

/** A stored status as its form shows it. */
export function toStatusForm({
  name,
  group,
  color,
  message,
  nextStatusIds,
}: Pick<StoredStatus, "name" | "group" | "color" | "message" | "nextStatusIds">): StatusForm {
  return {
    ...{ name, group, color, message },
    followedByAny: String(nextStatusIds === null),
    nextStatusIds: nextStatusIds ?? [],
  };
}

/** Reads a form as the input of a status. The schemas validate the result.
 *  @param type - of a new status; null for an update */
export function toStatusInput(
  { followedByAny, nextStatusIds, ...form }: StatusForm,
  type: RequestType | null,
) {
  const input = { ...form, nextStatusIds: followedByAny === "true" ? null : nextStatusIds };
  return type === null ? input : { type, ...input };
}
