import { fill } from "#copy/shared/fill.ts";
import { WIDGET_KEY_WORDS as WORDS } from "#copy/widget-keys.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { HOURLY_LIMITS } from "#domain/widget-keys/hourly-limits.ts";
import type { SiteBuyer, WidgetKeyDetail, WidgetKeyForm } from "#domain/widget-keys/widget-key-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/check-field.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { RecordName } from "../records/record-facts.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";

export interface WidgetKeyEditorProps extends RecordEditorProps<WidgetKeyForm> {
  /** Sites that tried the key without being among its sites. */
  refused: WidgetKeyDetail["refused"];
  /** People in whose name visitors can buy. */
  buyers: readonly SiteBuyer[];
}

const HOURLY_TEXTS = { least: formatNumber(HOURLY_LIMITS.least), most: formatNumber(HOURLY_LIMITS.most) };

/** Form of a key: where it may be used, and what it shows. */
export function WidgetKeyEditor({ refused, buyers, ...editor }: WidgetKeyEditorProps) {
  const state = useRecordForm(editor, []);
  const { form, errors, change } = state;
  const tick = (name: "showPrices" | "showsKits" | "sellsBudgets" | "sellsOrders" | "active") => ({
    name,
    checked: form[name] === "true",
    onChange: (isOn: boolean) => {
      change({ [name]: isOn ? "true" : "false" });
    },
  });
  return (
    <RecordFrame state={state} words={WORDS}>
      <FormPart legend={WORDS.about}>
        <RecordName form={form} errors={errors} words={WORDS} onChange={change} />
        <TextAreaField
          name="origins"
          label={WORDS.origins}
          hint={WORDS.originsHint}
          error={errors["origins"]}
          value={form.origins}
          rows={4}
          maxLength={4000}
          required
          onText={(origins) => {
            change({ origins });
          }}
        />
        <CheckField {...tick("showsKits")} label={WORDS.showsKits} hint={WORDS.showsKitsHint} />
        <CheckField {...tick("showPrices")} label={WORDS.showPrices} hint={WORDS.showPricesHint} />
        <CheckField {...tick("active")} label={WORDS.active} hint={WORDS.activeHint} />
      </FormPart>
      <FormPart legend={WORDS.sales}>
        <p className="app-field__hint">{WORDS.salesHint}</p>
        <CheckField {...tick("sellsBudgets")} label={WORDS.sellsBudgets} hint={WORDS.sellsBudgetsHint} />
        <CheckField {...tick("sellsOrders")} label={WORDS.sellsOrders} hint={WORDS.sellsOrdersHint} />
        <SelectField
          name="buyerId"
          label={WORDS.buyer}
          hint={WORDS.buyerHint}
          error={errors["buyerId"]}
          options={buyers.map(({ id, name, companyName }) => ({
            value: id,
            label: `${companyName} · ${name}`,
          }))}
          emptyLabel={WORDS.noBuyer}
          value={form.buyerId}
          onChange={({ currentTarget }) => {
            change({ buyerId: currentTarget.value });
          }}
        />
      </FormPart>
      <FormPart legend={WORDS.contacts}>
        <FormField
          name="leadEmail"
          label={WORDS.leadEmail}
          hint={WORDS.leadEmailHint}
          error={errors["leadEmail"]}
          type="email"
          maxLength={120}
          value={form.leadEmail}
          onChange={({ currentTarget }) => {
            change({ leadEmail: currentTarget.value });
          }}
        />
        <FormField
          name="hourlyLimit"
          label={WORDS.hourlyLimit}
          hint={fill(WORDS.hourlyLimitHint, HOURLY_TEXTS)}
          error={errors["hourlyLimit"]}
          inputMode="numeric"
          maxLength={6}
          required
          value={form.hourlyLimit}
          onChange={({ currentTarget }) => {
            change({ hourlyLimit: currentTarget.value });
          }}
        />
      </FormPart>
      {refused.length > 0 && (
        <FormPart legend={WORDS.refused}>
          <p className="app-field__hint">{WORDS.refusedHint}</p>
          <RefusedSites
            refused={refused}
            allowed={form.origins.split(/\s+/)}
            onAllow={(origin) => {
              change({ origins: `${form.origins.trimEnd()}\n${origin}`.trimStart() });
            }}
          />
        </FormPart>
      )}
    </RecordFrame>
  );
}

function RefusedSites({
  refused,
  allowed,
  onAllow,
}: Pick<WidgetKeyEditorProps, "refused"> & {
  allowed: readonly string[];
  onAllow: (origin: string) => void;
}) {
  return (
    <Table
      bare
      label={WORDS.refused}
      rows={refused}
      keyOf={({ origin }) => origin}
      columns={[
        { head: WORDS.site, cell: ({ origin }) => origin },
        { head: WORDS.lastAt, cell: ({ lastAt }) => <InstantText value={lastAt} /> },
        { head: WORDS.times, kind: "number", cell: ({ times }) => times },
        {
          head: WORDS.allow,
          kind: "actions",
          cell: ({ origin }) => (
            <Button
              aria-label={fill(WORDS.allowNamed, { site: origin })}
              disabled={allowed.includes(origin)}
              onClick={() => {
                onAllow(origin);
              }}
            >
              {WORDS.allow}
            </Button>
          ),
        },
      ]}
    />
  );
}
