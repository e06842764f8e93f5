import { useEffect, useRef, useState } from "react";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { backgroundApi, uploadApi } from "#app/lib/calls/browser-api.ts";

/** An uploaded file, not yet part of a request. */
export interface UploadedFile {
  id: string;
  name: string;
}

export type UploadProblem = "tooLarge" | "empty" | "refused" | "full" | "denied" | "unreachable";

/** A file that is being uploaded or has failed. */
export interface Upload {
  key: string;
  file: File;
  /** Progress from 0 to 1. */
  share: number;
  problem: UploadProblem | null;
}

/** Where files go. */
export interface UploadTarget {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Whether photos are made smaller before they are sent. */
  shrinksPhotos?: boolean;
}

/** Files of a request that is not saved yet. */
const OF_CHECKOUT = { path: "/app/user/checkout/files" } as const satisfies UploadTarget;

/** The server's refusals as problems of an upload. */
const REFUSALS: Readonly<Record<string, UploadProblem | undefined>> = {
  FILE_NOT_ALLOWED: "refused",
  INVALID_BODY: "full",
  ACCESS_DENIED: "denied",
  NOT_FOUND: "denied",
  STALE_VERSION: "denied",
};

/** Uploads chosen files in parallel.
 *  @param onUploaded - called with each uploaded file
 *  @param to - upload target; by default, files wait for the request to be saved */
export function useUploads(onUploaded: (file: UploadedFile) => void, to: UploadTarget = OF_CHECKOUT) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const arrived = useRef(onUploaded);
  useEffect(() => {
    arrived.current = onUploaded;
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  };
  const forget = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  async function send({ key, file: chosen }: Pick<Upload, "key" | "file">): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { problem: null, share: 0 });
    const file = to.shrinksPhotos === true ? await shrink(chosen) : chosen;
    const wrong = problemOf(file);
    if (wrong !== null) {
      change(key, { problem: wrong });
      return;
    }
    const api = uploadApi((share) => {
      change(key, { share });
    });
    try {
      const answer = await api.call("POST", to.path, {
        body: file.type === "" ? new Blob([file], { type: "application/octet-stream" }) : file,
        query: { ...to.query, name: file.name.slice(0, 200) },
        signal: controller.signal,
      });
      const uploaded = readUploaded(answer);
      if (uploaded === null) change(key, { problem: "unreachable" });
      else {
        forget(key);
        arrived.current(uploaded);
      }
    } catch (error) {
      const refusal = error instanceof ApiCallError ? REFUSALS[error.type] : undefined;
      change(key, { problem: refusal ?? "unreachable" });
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => {
        count.current += 1;
        return { key: `upload-${String(count.current)}`, file, share: 0, problem: null };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) void send(upload);
    },
    retry: (upload: Upload) => void send(upload),
    /** Cancels an upload, or hides a failed one. */
    drop: forget,
    /** Deletes an uploaded file. If that fails, the regular clean-up deletes it. */
    remove({ id }: UploadedFile) {
      void backgroundApi.call("DELETE", `${OF_CHECKOUT.path}/${id}`).catch(() => undefined);
    },
  };
}

/** A photo made smaller; the file itself if the part of the program that does it cannot be loaded. */
async function shrink(file: File): Promise<File> {
  const part = await import("./shrink-photo.ts").catch(() => null);
  return part === null ? file : part.shrinkPhoto(file);
}

function problemOf({ size }: File): UploadProblem | null {
  if (size === 0) return "empty";
  return size > FILE_LIMITS.document ? "tooLarge" : null;
}

function readUploaded(answer: unknown): UploadedFile | null {
  if (typeof answer !== "object" || answer === null || !("id" in answer) || !("name" in answer)) return null;
  const { id, name } = answer;
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}
