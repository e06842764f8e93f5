import "./closed-kits.css";
import { useEffect, useId, useState } from "react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import { formatCents } from "#domain/shared/format.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Code } from "#app/ui/code.tsx";
import { unsaidPart } from "#domain/shared/compose-name.ts";

/** Pause after the last keystroke before the server is asked, in milliseconds. */
const PAUSE_MS = 200;

export interface PartPickerProps {
  /** Groups to choose from; the first one is preselected. */
  groups: readonly EquipmentGroup[];
  label: string;
  /** Ids of the products that the kit already has. */
  taken: ReadonlySet<string>;
  onPick: (part: KitPart) => void;
}

/** Searches an active product and adds it. */
export function PartPicker({ groups, label, taken, onPick }: PartPickerProps) {
  const [group, setGroup] = useState<EquipmentGroup>(groups[0] ?? "products");
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const found = useParts(group, text, isOpen);
  const id = useId();
  const open = () => {
    setIsOpen(true);
  };
  return (
    <div>
      <div className="app-row app-row--top app-gap-12">
        {groups.length > 1 && (
          <div className="app-field">
            <label className="app-field__label" htmlFor={`${id}-group`}>
              {WORDS.group}
            </label>
            <Select
              id={`${id}-group`}
              value={group}
              onChange={(event) => {
                setGroup(groups.find((one) => one === event.currentTarget.value) ?? group);
                open();
              }}
            >
              {groups.map((one) => (
                <option key={one} value={one}>
                  {WORDS.groups[one]}
                </option>
              ))}
            </Select>
          </div>
        )}
        <label className="app-field app-part-picker__search">
          <span className="app-field__label">{label}</span>
          <Input
            type="search"
            value={text}
            placeholder={WORDS.findHint}
            maxLength={80}
            autoComplete="off"
            aria-controls={id}
            onFocus={open}
            onChange={(event) => {
              setText(event.currentTarget.value);
              open();
            }}
            // Enter starts the search instead of saving the kit.
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </label>
      </div>
      <div id={id}>
        {isOpen && found !== null && (
          <>
            <p className="app-small app-part-picker__count" role="status">
              {countText(found.length)}
            </p>
            <ul className="app-lines app-part-picker__found">
              {found.map((part) => (
                <FoundPart
                  key={part.productId}
                  part={part}
                  isTaken={taken.has(part.productId)}
                  onPick={onPick}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function FoundPart({
  part,
  isTaken,
  onPick,
}: {
  part: KitPart;
  isTaken: boolean;
  onPick: (part: KitPart) => void;
}) {
  return (
    <li className="app-part-picker__part">
      <span className="app-wrap">
        <strong className="app-strong">{part.name}</strong>
        <small className="app-subline">
          <Code>{part.productCode}</Code>
          {unsaidPart(part.manufacturer, part.name) !== null && ` · ${part.manufacturer}`}
          {` · ${formatCents(part.priceCents)}`}
        </small>
      </span>
      <Button
        disabled={isTaken}
        aria-label={fill(WORDS.addNamed, { name: part.name })}
        onClick={() => {
          onPick(part);
        }}
      >
        {isTaken ? WORDS.added : WORDS.add}
      </Button>
    </li>
  );
}

function countText(count: number): string {
  if (count === 0) return WORDS.foundNone;
  return count === 1 ? WORDS.foundOne : fill(WORDS.found, { count });
}

/** Active products of a group; null before the first answer. When a request fails, the last answer stays. */
function useParts(group: EquipmentGroup, text: string, isWanted: boolean): readonly KitPart[] | null {
  const [found, setFound] = useState<readonly KitPart[] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const ask = async () => {
      const query = { group, search: text.trim() };
      const { signal } = abort;
      const answer = await portalApi
        .call("GET", "/app/staff/kits/parts", { query, signal })
        .catch(() => null);
      if (answer !== null && !signal.aborted) setFound((answer as { items: KitPart[] }).items);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [group, text, isWanted]);
  return found;
}
