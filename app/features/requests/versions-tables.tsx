import "./versions.css";
import { useId } from "react";
import { fill } from "#copy/shared/fill.ts";
import { COMPARED_FIELD_LABELS, DIFFERENCE_TEXTS, VERSIONS_TEXTS as TEXTS } from "#copy/requests/versions.ts";
import {
  type ComparedEntry,
  type ComparedFact,
  type ComparedItem,
  type Difference,
  differenceOf,
} from "#domain/requests/compare-versions.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";
import { changeText, valueText } from "./version-values.ts";

const TONES: Readonly<Record<Difference, BadgeTone>> = {
  added: "ok",
  removed: "danger",
  changed: "warn",
  same: "quiet",
};

interface ComparedProps {
  title: string;
  /** Heads of the columns of the two versions. */
  heads: readonly [string, string];
}

/** Entries of a list as two versions have them; nothing without any. */
export function ComparedItems({ title, heads, items }: ComparedProps & { items: readonly ComparedItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="app-stack app-gap-8" aria-labelledby={id}>
      <h2 id={id} className="app-subheading">
        {title}
      </h2>
      <Table
        className="app-versions"
        labelledBy={id}
        rows={items}
        keyOf={({ key }) => key}
        rowProps={(item) => ({ "data-difference": differenceOf(item) })}
        columns={[
          { head: TEXTS.item, kind: "name", cell: ({ from, to }) => to?.name ?? from?.name },
          { head: heads[0], cell: ({ from }) => <Entry entry={from} /> },
          { head: heads[1], cell: ({ to }) => <Entry entry={to} /> },
          {
            head: TEXTS.change,
            cell: (item) => <Change difference={differenceOf(item)} details={entryChanges(item)} />,
          },
        ]}
      />
    </section>
  );
}

/** Facts of a part as two versions have them; nothing without any. */
export function ComparedFacts({ title, heads, facts }: ComparedProps & { facts: readonly ComparedFact[] }) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <section className="app-stack app-gap-8" aria-labelledby={id}>
      <h2 id={id} className="app-subheading">
        {title}
      </h2>
      <Table
        className="app-versions"
        labelledBy={id}
        rows={facts}
        keyOf={({ field, key }) => `${field} ${key}`}
        rowProps={(fact) => ({ "data-difference": differenceOf(fact) })}
        columns={[
          { head: TEXTS.fact, kind: "name", cell: labelOf },
          { head: heads[0], cell: ({ kind, from }) => <Value text={valueText(kind, from)} /> },
          { head: heads[1], cell: ({ kind, to }) => <Value text={valueText(kind, to)} /> },
          {
            head: TEXTS.change,
            cell: (fact) => {
              const by = changeText(fact.kind, fact.from, fact.to);
              return <Change difference={differenceOf(fact)} details={by === null ? [] : [by]} />;
            },
          },
        ]}
      />
    </section>
  );
}

function labelOf({ field, of }: ComparedFact): string {
  const label = COMPARED_FIELD_LABELS[field];
  return of === "" ? label : fill(TEXTS.ofNamed, { field: label, of });
}

function Value({ text }: { text: string }) {
  return <span className="app-versions__value">{text}</span>;
}

/** An entry as one version has it. */
function Entry({ entry }: { entry: ComparedEntry | null }) {
  if (entry === null) return <Value text={TEXTS.none} />;
  const { amount, freeAmount, unitPriceCents, totalCents, composition } = entry;
  return (
    <span className="app-versions__value">
      {unitPriceCents === null
        ? formatNumber(amount)
        : `${formatNumber(amount)} × ${valueText("cents", unitPriceCents)}`}
      {totalCents !== null && <strong>{valueText("cents", totalCents)}</strong>}
      {freeAmount > 0 && <small>{fill(TEXTS.freeUnits, { count: formatNumber(freeAmount) })}</small>}
      {composition !== "" && <small>{composition}</small>}
    </span>
  );
}

/** What became of it: a sign and a word, and by how much. */
function Change({ difference, details }: { difference: Difference; details: readonly string[] }) {
  const { sign, word } = DIFFERENCE_TEXTS[difference];
  return (
    <span className="app-versions__value">
      <span>
        <Badge tone={TONES[difference]}>
          <span aria-hidden>{sign}</span> {word}
        </Badge>
      </span>
      {details.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </span>
  );
}

function entryChanges({ from, to }: ComparedItem): string[] {
  if (from === null || to === null) return [];
  const lines = [
    { field: TEXTS.amount, change: changeText("number", from.amount, to.amount) },
    { field: TEXTS.unitPrice, change: changeText("cents", from.unitPriceCents, to.unitPriceCents) },
    { field: TEXTS.total, change: changeText("cents", from.totalCents, to.totalCents) },
  ].flatMap(({ field, change }) => (change === null ? [] : [fill(TEXTS.changed, { field, change })]));
  return from.composition === to.composition ? lines : [...lines, TEXTS.composition];
}
