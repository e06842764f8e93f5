import { z } from "zod";

/** A file as whoever brought it is answered. */
export const UploadedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
});

/** What somebody may do with the files of a request. */
export const RequestFileActionsSchema = z.object({
  read: z.boolean(),
  change: z.boolean(),
  remove: z.boolean(),
  download: z.boolean(),
});

/** The files of a request, the oldest first, and what the person may do with them. */
export const RequestFilesSchema = z.object({
  items: z.array(
    UploadedFileSchema.extend({
      createdAt: z.string(),
      createdByName: z.string(),
      /** Whether it is the one that the checkout asks for. */
      isAsked: z.boolean(),
      /** Whether it may be replaced, and not removed. */
      isRequired: z.boolean(),
    }),
  ),
  actions: RequestFileActionsSchema,
  /** How many the request still takes. */
  room: z.int(),
});

export type RequestFiles = z.infer<typeof RequestFilesSchema>;
export type RequestFile = RequestFiles["items"][number];
