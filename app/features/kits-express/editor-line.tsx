import { IconArrowsExchange, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { fill } from "#copy/fill.ts";
import { KIT_EDITOR_TEXTS as TEXTS } from "#copy/kits-express.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ShownLine } from "./edited-lines.ts";
import { LineNotes } from "./kit-lines.tsx";

/** One product of a kit that is being changed. */
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
  /** Below the line. */
  children: ReactNode;
}) {
  /** What is typed as long as it is no amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = known?.name ?? id;
  return (
    <li className="app-express-editor__line">
      <div className="app-express-editor__name">
        <span>{name}</span>
        {known !== null && <LineNotes line={known} />}
        {recAmount > 0 && recAmount !== amount && (
          <small className="app-express-line__notes">
            {fill(TEXTS.recommended, { count: formatNumber(recAmount) })}
          </small>
        )}
      </div>
      <input
        className="app-input app-express-editor__amount"
        inputMode="numeric"
        aria-label={fill(TEXTS.amount, { name })}
        maxLength={4}
        autoComplete="off"
        value={typed ?? String(amount)}
        onChange={(event) => {
          const text = event.currentTarget.value.replaceAll(/\D/g, "");
          const isAmount = Number(text) > 0;
          setTyped(isAmount ? null : text);
          if (isAmount) onAmount(Number(text));
        }}
        onBlur={() => {
          setTyped(null);
        }}
      />
      <button
        type="button"
        className="gs-button gs-button--icon"
        aria-label={fill(TEXTS.swapNamed, { name })}
        title={TEXTS.swap}
        disabled={known === null}
        onClick={onSwap}
      >
        <IconArrowsExchange size={18} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="gs-button gs-button--icon"
        aria-label={fill(TEXTS.remove, { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </button>
      {children}
    </li>
  );
}
