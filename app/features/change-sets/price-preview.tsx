import "./change-sets.css";
import { Form } from "@remix-run/react";
import { CHANGE_SET_TEXTS, PRICE_CHANGE_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PriceProblem } from "#domain/change-sets/price-change.ts";
import type { PriceChangeForm } from "#domain/change-sets/price-change-form.ts";
import { formatCents } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { countedText, countText, marginText, problemText, productsText } from "./change-set-words.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** A product of a preview, with prices and margins (tenths of a percent) before and after. */
export interface PreviewedProduct {
  id: string;
  productCode: string;
  name: string;
  state: keyof typeof TEXTS.rowStates;
  problem: PriceProblem | null;
  priceCents: number;
  costCents: number;
  newPriceCents: number;
  newCostCents: number;
  margin: number | null;
  newMargin: number | null;
  isBelowCost: boolean;
}

export interface PricePreviewProps {
  preview: {
    items: readonly PreviewedProduct[];
    totalItems: number;
    changedCount: number;
    sameCount: number;
    noCostCount: number;
    aboveLimitCount: number;
    noResultCount: number;
    belowCostCount: number;
    kitCount: number;
  };
  page: number;
  form: PriceChangeForm;
  timeZone: string;
  isScheduleWrong: boolean;
}

const PAGE_SIZE = 50;

/** Preview of a change of prices by product, with the buttons that apply or schedule it. */
export function PricePreviewView({ preview, page, form, timeZone, isScheduleWrong }: PricePreviewProps) {
  const { changedCount, totalItems, kitCount, belowCostCount } = preview;
  const hidden = Object.entries(form).map(([name, value]) => (
    <HiddenField key={name} name={name} value={String(value)} />
  ));
  const products = productsText(changedCount);
  const others = [
    [TEXTS.same, preview.sameCount],
    [TEXTS.noCost, preview.noCostCount],
    [TEXTS.noResult, preview.noResultCount],
    [TEXTS.aboveLimit, preview.aboveLimitCount],
    [TEXTS.kits, kitCount],
  ] as const;
  return (
    <section aria-label={TEXTS.result} className="app-price-preview">
      <Panel as="div" title={TEXTS.result} className="app-price-preview__sum">
        <p role="status">
          {changedCount === 0
            ? TEXTS.none
            : fill(changedCount === 1 ? TEXTS.countsOne : TEXTS.counts, {
                changed: products,
                total: countText(totalItems),
              })}
        </p>
        <ul className="app-stack app-gap-4 app-changes__counts">
          {belowCostCount > 0 && (
            <li className="app-price-change__error">{countedText(TEXTS.belowCost, belowCostCount)}</li>
          )}
          {others.map(([text, count]) =>
            count === 0 ? null : <li key={text[0]}>{countedText(text, count)}</li>,
          )}
        </ul>
        {changedCount > 0 && (
          <div className="app-row app-row--between app-row--top app-price-preview__ways">
            <ConfirmForm
              intent="apply"
              label={fill(TEXTS.apply, { count: products })}
              title={TEXTS.applyTitle}
              message={countedText(TEXTS.applyText, changedCount)}
              isPrimary
            >
              {hidden}
            </ConfirmForm>
            <Form method="post" className="app-price-preview__schedule">
              {hidden}
              <HiddenField name="intent" value="schedule" />
              <fieldset className="app-row app-row--bottom">
                <legend className="app-strong">{TEXTS.scheduleTitle}</legend>
                <label>
                  <span>{TEXTS.day}</span>
                  <Input type="date" name="day" required aria-invalid={isScheduleWrong || undefined} />
                </label>
                <label>
                  <span>{TEXTS.time}</span>
                  <Input type="time" name="time" required />
                </label>
                <Button type="submit">{TEXTS.schedule}</Button>
              </fieldset>
              {isScheduleWrong && (
                <p className="app-price-change__error" role="alert">
                  {TEXTS.scheduleError}
                </p>
              )}
              <p className="app-page-hint">{fill(TEXTS.scheduleHint, { zone: zoneText(timeZone) })}</p>
            </Form>
          </div>
        )}
      </Panel>
      {totalItems > 0 && <PreviewTable items={preview.items} />}
      <Pager page={page} pageSize={PAGE_SIZE} totalItems={totalItems} texts={CHANGE_SET_TEXTS} />
    </section>
  );
}

/** The city in the name of a time zone. */
function zoneText(timeZone: string): string {
  const city = timeZone.split("/").at(-1) ?? timeZone;
  return city.replaceAll("_", " ").replace("Sao Paulo", "Brasília");
}

function PreviewTable({ items }: { items: readonly PreviewedProduct[] }) {
  return (
    <DataTable
      caption={TEXTS.result}
      rows={items}
      rowKey={({ id }) => id}
      sort={null}
      columns={[
        { key: "name", title: CHANGE_SET_TEXTS.product, cell: ({ name }) => name },
        { key: "code", title: CHANGE_SET_TEXTS.code, cell: ({ productCode }) => productCode },
        {
          key: "price",
          title: TEXTS.price,
          align: "end",
          cell: ({ priceCents, newPriceCents }) =>
            fromTo(formatCents(priceCents), formatCents(newPriceCents)),
        },
        {
          key: "cost",
          title: TEXTS.cost,
          align: "end",
          cell: ({ costCents, newCostCents }) => fromTo(formatCents(costCents), formatCents(newCostCents)),
        },
        {
          key: "margin",
          title: TEXTS.margin,
          align: "end",
          cell: ({ margin, newMargin }) => fromTo(marginText(margin), marginText(newMargin)),
        },
        {
          key: "state",
          title: TEXTS.state,
          cell: ({ state, problem, isBelowCost }) => {
            if (problem !== null) {
              return <span className="app-price-change__error">{problemText(problem)}</span>;
            }
            return isBelowCost && state === "changed" ? (
              <span className="app-price-change__error">{TEXTS.isBelowCost}</span>
            ) : (
              TEXTS.rowStates[state]
            );
          },
        },
      ]}
    />
  );
}

function fromTo(from: string, to: string) {
  if (from === to) return from;
  return (
    <>
      <del>{from}</del> <ins>{to}</ins>
    </>
  );
}
