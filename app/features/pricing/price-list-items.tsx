import "./pricing.css";
import { Form } from "@remix-run/react";
import { IconTags } from "@tabler/icons-react";
import { PRICE_LIST_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import type { PriceListItem, PriceListItemPage } from "#domain/pricing/pricing-answers.ts";
import { MAX_PRICES_AT_ONCE } from "#domain/pricing/price-list-limits.ts";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Table } from "#app/ui/table.tsx";
import { SheetField } from "#app/ui/sheet-field.tsx";
import type { PriceListAnswer } from "./price-list-values.ts";
import { countPasted } from "./read-paste.ts";
import { HiddenField, Input, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export type PricedKind = "product" | "kit";

/** Prices of a list, of products or kits, with the ways to enter them. */
export function PriceListItems({
  items,
  kind,
  version,
  answer,
}: {
  items: PriceListItemPage;
  kind: PricedKind;
  version: number;
  answer: PriceListAnswer | undefined;
}) {
  return (
    <section aria-label={WORDS.items}>
      <SectionHead title={WORDS.items} />
      <Tabs
        label={WORDS.items}
        tabs={(["product", "kit"] as const).map((one) => ({
          to: `?tipo=${one}`,
          label: WORDS.tabs[one],
          isCurrent: one === kind,
        }))}
        prefetch="none"
        preventScrollReset
      />
      <div className="app-price-items__ways">
        <PasteForm kind={kind} version={version} answer={answer?.kind === "paste" ? answer : undefined} />
        <FillForm kind={kind} version={version} answer={answer?.kind === "fill" ? answer : undefined} />
      </div>
      <ListToolbar searchLabel={WORDS.search} searchName="busca" keep={["tipo"]} />
      {items.items.length === 0 ? (
        <EmptyState icon={IconTags} title={WORDS.itemsEmptyTitle} text={WORDS.itemsEmptyText} />
      ) : (
        <ItemTable items={items.items} />
      )}
      <Pager
        page={items.page}
        pageSize={items.pageSize}
        totalItems={items.totalItems}
        texts={INTEGRATORS_TEXTS}
      />
    </section>
  );
}

function ItemTable({ items }: { items: readonly PriceListItem[] }) {
  return (
    <Table
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { head: WORDS.item, cell: ({ name }) => name },
        { head: WORDS.code, cell: ({ productCode }) => productCode },
        { head: WORDS.catalogue, kind: "number", cell: ({ catalogueCents }) => formatCents(catalogueCents) },
        {
          head: WORDS.price,
          kind: "number",
          cell: ({ priceCents }) => <strong>{formatCents(priceCents)}</strong>,
        },
        {
          head: WORDS.difference,
          kind: "number",
          cell: ({ catalogueCents, priceCents }) => differenceText(catalogueCents, priceCents),
        },
      ]}
    />
  );
}

function PasteForm({
  kind,
  version,
  answer,
}: {
  kind: PricedKind;
  version: number;
  answer: PriceListAnswer | undefined;
}) {
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="gs-panel app-stack app-pad"
      preventScrollReset
      key={answer?.key ?? kind}
    >
      <h3 className="app-heading">{WORDS.paste}</h3>
      <HiddenField name="kind" value={kind} />
      <HiddenField name="version" value={version} />
      {answer?.refusal && <Notice {...answer.refusal} />}
      {answer !== undefined && answer.problems.length > 0 && (
        <NoticeBox as="div" tone="danger" role="alert" tabIndex={-1} id="paste-problems">
          <div>
            <strong>{WORDS.pasteProblems}</strong>
            <ul>
              {answer.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </NoticeBox>
      )}
      <SheetField
        name="paste"
        label={WORDS.pasteLabel}
        hint={WORDS.pasteHint}
        rows={5}
        placeholder={WORDS.pasteExample}
        aria-invalid={answer !== undefined && answer.problems.length > 0 ? true : undefined}
        initial={answer?.text ?? ""}
        countLines={countPasted}
        maxLines={MAX_PRICES_AT_ONCE}
      />
      <div className="app-row app-row--end">
        <Button type="submit" name="intent" value="paste">
          {WORDS.pasteSubmit}
        </Button>
      </div>
    </Form>
  );
}

function FillForm({
  kind,
  version,
  answer,
}: {
  kind: PricedKind;
  version: number;
  answer: PriceListAnswer | undefined;
}) {
  const error = answer?.errors["pct"];
  return (
    <Form method="post" className="gs-panel app-stack app-pad" preventScrollReset key={answer?.key ?? kind}>
      <h3 className="app-heading">{WORDS.fill}</h3>
      <HiddenField name="kind" value={kind} />
      <HiddenField name="version" value={version} />
      {answer?.refusal && <Notice {...answer.refusal} />}
      <label className="app-field">
        <span className="app-field__label">{WORDS.fillLabel}</span>
        <Input
          name="pct"
          inputMode="decimal"
          maxLength={9}
          defaultValue={answer?.text ?? ""}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby="fill-hint"
        />
        <span id="fill-hint" className={error ? "gs-field-error" : "app-field__hint"}>
          {error ?? WORDS.fillHint}
        </span>
      </label>
      <label className="app-check">
        <Tick name="onlyMissing" defaultChecked />
        <span>{WORDS.onlyMissing}</span>
      </label>
      <div className="app-row app-row--end">
        <Button type="submit" name="intent" value="fill">
          {WORDS.fillSubmit}
        </Button>
      </div>
    </Form>
  );
}

function differenceText(catalogueCents: number, priceCents: number): string {
  if (catalogueCents === 0) return "–";
  const pct = ((priceCents - catalogueCents) / catalogueCents) * 100;
  const text = `${formatNumber(pct, { maxDecimals: 1 })}%`;
  return pct > 0 ? `+${text}` : text;
}
