import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { clearFormDraft, type DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import { NEW_ENTRY, type OfferDialog, type OfferFormAnswer } from "./offer-answer.ts";
import type { OfferKindName } from "./offer-kind.ts";

/** The draft of the form that stands open: of one version of an entry, of a new one, or of a copy of another. Once the
 *  form was saved it is dropped. */
export function useOfferDraft(
  kind: OfferKindName,
  dialog: OfferDialog | null,
  answer: OfferFormAnswer | undefined,
): DraftTarget {
  const [params] = useSearchParams();
  const signedIn = useSignedIn();
  const isForm = dialog?.mode === "form";
  const entry = dialog?.id ?? `${NEW_ENTRY}-${params.get("copiar") ?? ""}`;
  const version = answer?.version ?? (isForm ? dialog.version : 0);
  const draft = {
    ...signedIn,
    name: versionedDraftName({ ...signedIn, name: `offer-${kind}:${entry}` }, version),
  };
  const opened = useRef<DraftTarget | null>(null);
  const done = params.get("feito");
  useEffect(() => {
    if (isForm) opened.current = draft;
    if (done === null || opened.current === null || isForm) return;
    void clearFormDraft(opened.current);
    opened.current = null;
  });
  return draft;
}
