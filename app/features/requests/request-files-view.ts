import type { RequestFile, RequestFiles } from "#domain/requests/request-file-schema.ts";

/** The last action on a file, as named in the address. */
export const FILE_DONE = ["fileAdded", "fileReplaced", "fileRemoved"] as const;
export type FileDone = (typeof FILE_DONE)[number];

/** Why a file was not uploaded or downloaded, as named in the address. */
export const FILE_FAILURES = ["gone", "away", "denied", "full", "size", "type", "empty", "required"] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];

/** Questions about a file that the address of a request's page opens. */
export const FILE_QUESTIONS = ["replaceFile", "removeFile"] as const;

/** The files of a request, as its page shows them. */
export interface RequestFilesView extends RequestFiles {
  /** The distributor's label of the file that the checkout requests; empty without one. */
  askedLabel: string;
  question: { kind: (typeof FILE_QUESTIONS)[number]; file: RequestFile } | null;
  done: FileDone | null;
  failed: FileFailure | null;
}
