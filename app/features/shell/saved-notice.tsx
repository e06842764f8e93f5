import { useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { SAVED_NOTICE_TEXTS as TEXTS } from "#copy/requests/saved-notice.ts";
import { readSavedNotice } from "#domain/requests/request-paths.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Tells which budget or order was just saved, for people who may not open it; the data are in the address. */
export function SavedNotice() {
  const [params] = useSearchParams();
  const saved = readSavedNotice(params);
  if (saved === null) return null;
  const { title, description } = TEXTS[saved.type];
  return (
    <div className="app-saved-notice">
      <Notice tone="ok" title={fill(title, { code: saved.code })} description={description} />
    </div>
  );
}
