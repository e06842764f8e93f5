import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import type { RequestFileActions } from "#domain/requests/request-actions.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import {
  FILE_DONE,
  FILE_FAILURES,
  FILE_QUESTIONS,
  type FileDone,
  type FileFailure,
  type RequestFilesView,
} from "./request-files-view.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Loads the files of a request; null for people who may not see them. */
export async function readRequestFiles(
  { context, request, distributor }: PortalArgs,
  { request: { id }, actions }: { request: { id: string }; actions: { files: RequestFileActions } },
): Promise<RequestFilesView | null> {
  if (!actions.files.read) return null;
  const files = await context.services.requestFiles.list(id);
  const { searchParams } = new URL(request.url);
  const oneOf = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  const kind = oneOf(FILE_QUESTIONS, "dialog");
  const file = files.items.find((one) => one.id === searchParams.get("file"));
  const may =
    kind === "removeFile" ? files.actions.remove && file?.isRequired === false : files.actions.change;
  return {
    ...files,
    askedLabel: distributor?.settings.requests.configCheckoutFile.label ?? "",
    question: kind !== null && file !== undefined && may ? { kind, file } : null,
    done: oneOf(FILE_DONE, "done"),
    failed: oneOf(FILE_FAILURES, "failed"),
  };
}

/** Sends a file of a request, or of one of its annotations, as a download. Errors are shown on the request's page. */
export async function sendRequestFile({ context, params, request }: PortalArgs): Promise<Response> {
  const found = await context.services.requests.get(params["requestId"] ?? "");
  const { searchParams } = new URL(request.url);
  const idOf = (name: string) => searchParams.get(name)?.slice(0, 64) ?? "";
  const annotation = idOf("annotation");
  return answering(found.request, async () => {
    const { requestFiles, annotations } = context.services;
    const file = await (annotation === ""
      ? requestFiles.read(found.request.id, idOf("file"))
      : annotations.readFile(found.request.id, annotation, idOf("file")));
    return new Response(file.body as unknown as ReadableStream, { headers: attachmentHeaders(file) });
  });
}

/** Adds the file in a form, and redirects to the request's page. */
export async function takeRequestFile({ context, params, request }: PortalArgs): Promise<Response> {
  const found = await context.services.requests.get(params["requestId"] ?? "");
  const replacedId = new URL(request.url).searchParams.get("replaces");
  return answering(found.request, async () => {
    await context.services.requestFiles.add(found.request.id, request, {
      name: "",
      replacedId: replacedId?.slice(0, 64) ?? null,
    });
    return back(found.request, { done: replacedId === null ? "fileAdded" : "fileReplaced" });
  });
}

/** Removes a file; the request's page confirms it. */
export async function removeRequestFile(
  context: AppLoadContext,
  requestId: string,
  fileId: string,
): Promise<never> {
  const found = await context.services.requests.get(requestId);
  throw await answering(found.request, async () => {
    await context.services.requestFiles.remove(requestId, fileId);
    return back(found.request, { done: "fileRemoved" });
  });
}

type Shown = Parameters<typeof requestPath>[0];

/** Runs the work; a refusal redirects to the request's page, which shows it. */
async function answering(shown: Shown, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const failed = failureOf(error);
    if (failed === null) throw error;
    return back(shown, { failed });
  }
}

function failureOf(error: unknown): FileFailure | null {
  if (isDomainError(error, "FILE_NOT_ALLOWED")) {
    const { reason } = error.details;
    return reason === "size" || reason === "empty" ? reason : "type";
  }
  if (isDomainError(error, "FILES_UNAVAILABLE")) return "away";
  if (isDomainError(error, "NOT_FOUND")) return "gone";
  if (isDomainError(error, "ACCESS_DENIED") || isDomainError(error, "STALE_VERSION")) return "denied";
  if (!isDomainError(error, "INVALID_BODY")) return null;
  return error.details.issues.some(({ code }) => code === "REQUIRED") ? "required" : "full";
}

function back(shown: Shown, told: { done: FileDone } | { failed: FileFailure }): Response {
  return redirect(`${requestPath(shown)}?${new URLSearchParams(told).toString()}#arquivos`);
}
