import type { RequestFile, RequestFiles } from "#domain/requests/request-file-schema.ts";

/** What was done with a file, as the address says it. */
export const FILE_DONE = ["fileAdded", "fileReplaced", "fileRemoved"] as const;
export type FileDone = (typeof FILE_DONE)[number];

/** Why a file was not sent, or could not be had, as the address says it. */
export const FILE_FAILURES = ["gone", "away", "denied", "full", "size", "type", "empty", "required"] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];

/** Questions about a file that stand in the address of a request's page. */
export const FILE_QUESTIONS = ["replaceFile", "removeFile"] as const;

/** The files of a request, as its page shows them. */
export interface RequestFilesView extends RequestFiles {
  /** What the distributor calls the file that its checkout asks for; empty for nothing of its own. */
  askedLabel: string;
  question: { kind: (typeof FILE_QUESTIONS)[number]; file: RequestFile } | null;
  done: FileDone | null;
  failed: FileFailure | null;
}
