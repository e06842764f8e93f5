import "./kits-express.css";
import { IconArrowsExchange, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { amountRefusalText } from "#copy/shared/amounts.ts";
import { fill } from "#copy/shared/fill.ts";
import { KIT_EDITOR_TEXTS as TEXTS } from "#copy/design.ts";
import { type AmountRefusal, MAX_UNITS, parseAmount } from "#domain/shared/amount.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ShownLine } from "./edited-lines.ts";
import { LineNotes } from "./kit-lines.tsx";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

/** A product of the edited kit. */
export function EditorLine({
  line: { id, amount, recAmount, known },
  onAmount,
  onSwap,
  onRemove,
  children,
}: {
  line: ShownLine;
  onAmount: (amount: number) => void;
  onSwap: () => void;
  onRemove: () => void;
  /** Content below the line. */
  children: ReactNode;
}) {
  /** The typed text while it is not a valid amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const noteId = useId();
  const refusal = typed === null ? null : refusalOf(typed);
  const name = known?.name ?? id;
  return (
    <li className="app-express-editor__line">
      <div className="app-wrap">
        <span>
          <ShownName parts={[name]} />
        </span>
        {known !== null && <LineNotes line={known} />}
        {recAmount > 0 && recAmount !== amount && (
          <small className="app-subline">{fill(TEXTS.recommended, { count: formatNumber(recAmount) })}</small>
        )}
      </div>
      <Input
        className="app-number"
        inputMode="numeric"
        aria-label={fill(TEXTS.amount, { name })}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : noteId}
        maxLength={20}
        autoComplete="off"
        value={typed ?? String(amount)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const read = parseAmount(text);
          setTyped("amount" in read ? null : text);
          if (!("amount" in read)) return;
          if (read.amount === 0) onRemove();
          else onAmount(read.amount);
        }}
        onBlur={() => {
          if (refusal === null) setTyped(null);
        }}
      />
      <Button
        size="square"
        aria-label={fill(TEXTS.swapNamed, { name })}
        title={TEXTS.swap}
        disabled={known === null}
        onClick={onSwap}
      >
        <IconArrowsExchange size={18} stroke={1.75} aria-hidden />
      </Button>
      <Button size="square" aria-label={fill(TEXTS.remove, { name })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </Button>
      {refusal !== null && (
        <p id={noteId} className="gs-field-error" role="alert">
          {amountRefusalText(refusal, formatNumber(MAX_UNITS))}
        </p>
      )}
      {children}
    </li>
  );
}

/** Why a text is not a valid amount; null for an empty one. */
function refusalOf(text: string): AmountRefusal | null {
  const read = parseAmount(text);
  return "refusal" in read && read.refusal !== "EMPTY" ? read.refusal : null;
}
