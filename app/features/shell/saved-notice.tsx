import { useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { SAVED_NOTICE_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { readSavedNotice } from "#domain/requests/request-paths.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says which budget or order was saved a moment ago to somebody who sees none of them, as the address tells. */
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
