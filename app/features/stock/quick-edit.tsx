import "./stock.css";
import { Link, useFetcher, useSearchParams } from "@remix-run/react";
import { IconPencil } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { INVENTORY_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import type { InventoryRow, StockAnswer } from "./inventory-view.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** A number that is edited in the list. Before JavaScript it links to the dialog of the row. */
export function QuickEdit({
  row,
  intent,
  value,
}: {
  row: InventoryRow;
  intent: "count" | "minimum";
  value: number;
}) {
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const label = fill(intent === "count" ? TEXTS.editOnHand : TEXTS.editMinimum, {
    product: row.name,
    center: row.center,
    value: formatNumber(value),
  });
  if (isOpen) {
    return (
      <QuickForm
        row={row}
        intent={intent}
        value={value}
        label={label}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    );
  }
  return (
    <Link
      ref={link}
      to={listAddress(params, { row: `${row.productId}.${row.centerId}` })}
      className="app-stock__edit"
      aria-label={label}
      preventScrollReset
      onClick={(event) => {
        event.preventDefault();
        setIsOpen(true);
      }}
    >
      {formatNumber(value)}
      <IconPencil size={14} stroke={1.75} aria-hidden />
    </Link>
  );
}

function QuickForm({
  row,
  intent,
  value,
  label,
  onClose,
}: {
  row: InventoryRow;
  intent: "count" | "minimum";
  value: number;
  label: string;
  onClose: () => void;
}) {
  const fetcher = useFetcher<StockAnswer>();
  const { data: answer, state } = fetcher;
  const [hasClosed, setHasClosed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  if (answer !== undefined && "done" in answer && state === "idle" && !hasClosed) {
    setHasClosed(true);
    onClose();
  }
  return (
    <fetcher.Form
      method="post"
      className="app-stock__quick"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <HiddenField name="inline" value="1" />
      <HiddenField name="productId" value={row.productId} />
      <HiddenField name="centerId" value={row.centerId} />
      {intent === "count" && (
        <>
          <HiddenField name="seenOnHand" value={value} />
          <HiddenField name="note" value={TEXTS.quickReason} />
        </>
      )}
      <Input
        name={intent === "count" ? "onHand" : "minimum"}
        inputMode="numeric"
        defaultValue={value}
        aria-label={label}
        autoComplete="off"
        ref={field}
      />
      <Button type="submit" name="intent" value={intent} kind="primary" disabled={state !== "idle"}>
        {TEXTS.save}
      </Button>
      <Button onClick={onClose}>{TEXTS.cancel}</Button>
      {answer !== undefined && "refusal" in answer && state === "idle" && (
        <span role="alert" className="gs-field-error app-stock__quick-error">
          {answer.refusal.title}. {answer.refusal.description}
        </span>
      )}
    </fetcher.Form>
  );
}
