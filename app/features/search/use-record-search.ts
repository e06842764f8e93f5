import { useEffect, useState } from "react";
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from "#domain/search/search-limits.ts";
import type { SearchAnswer } from "#domain/search/search-schema.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Pause after the last keystroke before the server is asked, in milliseconds. */
const PAUSE_MS = 150;

export interface RecordSearch {
  state: "idle" | "searching" | "done" | "failed";
  groups: SearchAnswer["groups"];
  retry: () => void;
}

/** Records that the server finds. A changed search aborts the request before it. */
export function useRecordSearch(query: string): RecordSearch {
  const wanted = query.trim().slice(0, MAX_SEARCH_LENGTH);
  const isWanted = wanted.length >= MIN_SEARCH_LENGTH;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; groups: SearchAnswer["groups"] | null } | null>(null);
  const asked = `${attempt} ${wanted}`;
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const ask = async () => {
      const groups = await findRecords(wanted, abort.signal);
      if (!abort.signal.aborted) setAnswer({ of: asked, groups });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted, wanted, asked]);
  const retry = () => {
    setAttempt(attempt + 1);
  };
  if (!isWanted) return { state: "idle", groups: [], retry };
  if (answer?.of !== asked) return { state: "searching", groups: [], retry };
  return { state: answer.groups === null ? "failed" : "done", groups: answer.groups ?? [], retry };
}

/** Null when the request fails. */
async function findRecords(q: string, signal: AbortSignal): Promise<SearchAnswer["groups"] | null> {
  try {
    const answer = await portalApi.call("GET", "/app/user/search", { query: { q }, signal });
    return (answer as SearchAnswer).groups;
  } catch {
    return null;
  }
}
