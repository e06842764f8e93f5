import type { RefObject } from "react";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { REGISTER_DRAFT } from "./register-draft.ts";

/** Keeps a draft of the application, restores it after a reload, and says so. */
export function RegisterDraftNotice({
  form,
  distributorId,
}: {
  form: RefObject<HTMLFormElement>;
  distributorId: string;
}) {
  const draft = useFormDraft(form, { ...REGISTER_DRAFT, distributorId, enabled: true });
  return <DraftNotice restored={draft.restored} onDiscard={draft.discard} />;
}
