import "#app/ui/page-dialog.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import type { RefusalAnswer } from "../records/record-answer.ts";
import type { OfferDialog } from "./offer-answer.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Asks before an entry is deleted, or tells why it cannot be. */
export function DeleteOffer({
  dialog: { id, name },
  answer,
  closeTo,
}: {
  dialog: Extract<OfferDialog, { mode: "delete" }>;
  answer: RefusalAnswer | undefined;
  closeTo: string;
}) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <PageDialog title={fill(OFFER_TEXTS.removeTitle, { name })} closeTo={closeTo}>
      {answer && <Notice {...answer.refusal} />}
      <p>
        {OFFER_TEXTS.removeText} {OFFER_TEXTS.deactivateInstead}
      </p>
      <Form method="post" preventScrollReset>
        <HiddenField name="id" value={id} />
        <div className="app-page-dialog__actions">
          <LinkButton to={closeTo} replace preventScrollReset>
            {OFFER_TEXTS.cancel}
          </LinkButton>
          <BusyButton
            isBusy={isBusy}
            label={OFFER_TEXTS.removeConfirm}
            busyLabel={OFFER_TEXTS.saving}
            name="intent"
            value="delete"
            kind="danger"
          />
        </div>
      </Form>
    </PageDialog>
  );
}
