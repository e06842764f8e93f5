import { Form, Link, useSubmit } from "@remix-run/react";
import { IconPencil, IconPower } from "@tabler/icons-react";
import { useState } from "react";
import { CUSTOM_FORMS_TEXTS as TEXTS, FORM_SCREEN_LABELS } from "#copy/custom-forms.ts";
import { fill } from "#copy/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CustomForm } from "#domain/custom-forms/custom-form.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { OrderList } from "#app/components/order-list.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const EDIT = PAGES.CustomFormDetails.path;

/** Forms of the distributor's own, put in order by hand. The order is saved as a whole. */
export function CustomFormList({ forms }: { forms: readonly CustomForm[] }) {
  const saved = forms.map(({ id }) => id);
  const [wanted, setWanted] = useState<readonly string[]>(saved);
  const submit = useSubmit();
  const ids = [...wanted.filter((id) => saved.includes(id)), ...saved.filter((id) => !wanted.includes(id))];
  const formOf = (id: string) => forms.find((form) => form.id === id);
  const isDirty = ids.join() !== saved.join();
  return (
    <Form
      method="post"
      preventScrollReset
      className="app-offer-order"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement && submitter.name !== "") return;
        event.preventDefault();
        const data = new FormData();
        for (const id of saved) data.append("before", id);
        for (const id of ids) data.append("after", id);
        submit(data, { method: "post", preventScrollReset: true });
      }}
    >
      {saved.map((id) => (
        <input key={id} type="hidden" name="before" value={id} />
      ))}
      <OrderList ids={ids} nameOf={(id) => formOf(id)?.name ?? ""} onChange={setWanted}>
        {(id) => {
          const form = formOf(id);
          return form && <FormRow form={form} />;
        }}
      </OrderList>
      {isDirty && (
        <SaveBar
          text={TEXTS.orderChanged}
          isDirty
          isNew={false}
          labels={{ save: TEXTS.saveOrder, saving: TEXTS.saving, discard: TEXTS.discardOrder }}
          onDiscard={() => {
            setWanted(saved);
          }}
        />
      )}
      <LeaveGuard
        isDirty={isDirty}
        message={TEXTS.orderChanged}
        onLeave={() => {
          setWanted(saved);
        }}
      />
    </Form>
  );
}

function FormRow({
  form: { id, name, screen, fields, purchaseTypes, active, version },
}: {
  form: CustomForm;
}) {
  const switchLabel = fill(active ? TEXTS.deactivate : TEXTS.activate, { name });
  const count = fields.length;
  return (
    <div className="app-offer-row">
      <div className="app-offer-row__words">
        <div className="app-offer-row__name">
          <Link to={`${EDIT}/${id}`} prefetch="intent" className="app-table__link">
            {name}
          </Link>
          <span className="gs-badge app-badge-quiet">{FORM_SCREEN_LABELS[screen]}</span>
          {!active && <span className="gs-badge app-badge-quiet">{TEXTS.inactive}</span>}
        </div>
        <p className="app-form-row__facts">
          {fill(TEXTS.asked, {
            questions: count === 1 ? TEXTS.questionsOne : fill(TEXTS.questionsMany, { count }),
            types: purchaseTypes.map((type) => PURCHASE_TYPE_LABELS[type]).join(", "),
          })}
        </p>
      </div>
      <div className="app-offer-actions">
        <Link
          className="app-icon-button"
          to={`${EDIT}/${id}`}
          aria-label={fill(TEXTS.edit, { name })}
          title={fill(TEXTS.edit, { name })}
        >
          <IconPencil {...ICON} />
        </Link>
        <button
          type="submit"
          name="switch"
          value={`${id} ${String(version)} ${String(!active)}`}
          className="app-icon-button"
          aria-label={switchLabel}
          title={switchLabel}
        >
          <IconPower {...ICON} />
        </button>
      </div>
    </div>
  );
}
