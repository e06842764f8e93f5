import * as z from "zod";

/** A file in the answer to its upload. */
export const UploadedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
});

/** The actions on a request's files that a person may take. */
export const RequestFileActionsSchema = z.object({
  read: z.boolean(),
  change: z.boolean(),
  remove: z.boolean(),
  download: z.boolean(),
});

/** The files of a request, oldest first, and the person's actions. */
export const RequestFilesSchema = z.object({
  items: z.array(
    UploadedFileSchema.extend({
      createdAt: z.string(),
      createdByName: z.string(),
      /** Whether the file is the one that the checkout asks for. */
      isAsked: z.boolean(),
      /** Whether the file may be replaced but not removed. */
      isRequired: z.boolean(),
    }),
  ),
  actions: RequestFileActionsSchema,
  /** How many more files the request accepts. */
  room: z.int(),
});

export type RequestFiles = z.infer<typeof RequestFilesSchema>;
export type RequestFile = RequestFiles["items"][number];
