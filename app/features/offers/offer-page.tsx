import { useSearchParams } from "@remix-run/react";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { OFFER_KIND_TEXTS, OFFER_TEXTS } from "#copy/offers.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { recordDraftName } from "../records/use-record-form.ts";
import { DeleteOffer } from "./delete-offer.tsx";
import { dialogAddress, NEW_ENTRY, type OfferAnswer, type OfferDialog } from "./offer-answer.ts";
import type { OfferField, OfferValues } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import type { OfferKindName } from "./offer-kind.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export interface OfferPageProps {
  kind: OfferKindName;
  title: string;
  icon: TablerIcon;
  fields: readonly OfferField[];
  dialog: OfferDialog | null;
  answer: OfferAnswer | undefined;
  isEmpty: boolean;
  /** Tabs to related pages. */
  tabs?: ReactNode;
  preview?: (values: OfferValues) => ReactNode;
  children: ReactNode;
}

/** Page of a list: head, result of the last change, list, and the dialog in the address. */
export function OfferPage(props: OfferPageProps) {
  const { kind, title, icon, fields, dialog, answer, isEmpty, tabs, preview, children } = props;
  const [params] = useSearchParams();
  const texts = OFFER_KIND_TEXTS[kind];
  const closeTo = dialogAddress(params);
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const edited = dialog?.mode === "form" ? dialog : null;
  const record = edited && { kind: `offer-${kind}`, id: edited.id, copyOf: edited.copyOf };
  const draftName = record === null ? "" : recordDraftName(record);
  useClearedDraft({ ...useSignedIn(), name: draftName }, params.has("feito") ? 1 : 0);
  const newLink = (
    <LinkButton kind="primary" to={dialogAddress(params, { editar: NEW_ENTRY })} preventScrollReset>
      {texts.new}
    </LinkButton>
  );
  return (
    <section>
      <PageHead title={title} hint={texts.hint}>
        {!isEmpty && newLink}
      </PageHead>
      {tabs}
      <DoneNotice done={answer === undefined ? params.get("feito") : null} />
      {answer?.kind === "refusal" && dialog === null && <Notice {...answer.refusal} />}
      {isEmpty ? (
        <EmptyState icon={icon} title={texts.empty} text={texts.emptyHint}>
          {newLink}
        </EmptyState>
      ) : (
        children
      )}
      {dialog?.mode === "delete" && (
        <DeleteOffer
          dialog={dialog}
          answer={answer?.kind === "refusal" ? answer : undefined}
          closeTo={closeTo}
        />
      )}
      {edited && record && (
        <OfferForm
          key={`${draftName} ${formAnswer?.key ?? ""}`}
          kind={kind}
          record={record}
          version={edited.version}
          form={edited.values}
          fields={fields}
          answer={formAnswer}
          closeTo={closeTo}
          preview={preview}
        />
      )}
    </section>
  );
}

function DoneNotice({ done }: { done: string | null }) {
  const texts: Readonly<Record<string, string>> = OFFER_TEXTS.done;
  const text = done === null ? undefined : texts[done];
  return <DoneLine>{text}</DoneLine>;
}
