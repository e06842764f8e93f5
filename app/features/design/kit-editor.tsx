import "./kits-express.css";
import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { KIT_EDITOR_TEXTS as TEXTS } from "#copy/kits-express.ts";
import type { KitAnswer, KitDesignAnswer, KitPartAnswer } from "#domain/design/design-answer.ts";
import { checkParts, type KitCheckSettings, type KitPart } from "#domain/kits/kit-part.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import { formatCents } from "#domain/shared/format.ts";
import { shownLines, swapGroups, withAdded, withAmount, withoutLine, withSwap } from "./edited-lines.ts";
import { EditorLine } from "./editor-line.tsx";
import type { ExpressAnswers } from "./express-answers.ts";
import type { EditedLine } from "./express-draft.ts";
import { KitVerdict } from "./kit-verdict.tsx";
import { PartFinder } from "./part-finder.tsx";
import { useComposition } from "./use-composition.ts";
import { Button } from "#app/ui/button.tsx";

const GROUPS = ["modules", "inverters", "stringbox", "products"] as const;

export interface KitEditorProps {
  kit: KitDesignAnswer;
  name: string;
  lines: readonly EditedLine[];
  answers: ExpressAnswers;
  check: KitCheckSettings;
  onLines: (lines: readonly EditedLine[]) => void;
  onAnswer: (answer: KitAnswer) => void;
  /** Takes all changes back; null while there are none. */
  onUndo: (() => void) | null;
}

/** Changes a kit: amounts, other modules and inverters, more or fewer products. The electrical check follows at once;
 *  recommendations, free units, stock and prices a moment later. */
export function KitEditor({ kit, name, lines, answers, check, onLines, onAnswer, onUndo }: KitEditorProps) {
  const [picked, setPicked] = useState<ReadonlyMap<string, KitPartAnswer>>(new Map());
  const [finding, setFinding] = useState<{ swap: string | null } | null>(null);
  const { answer, isPending, hasFailed, retry } = useComposition(
    lines,
    { answers, loaded: kit },
    (kept, next) => {
      onLines(kept);
      onAnswer(next);
    },
  );
  const shown = shownLines(lines, answer ?? kit, picked);
  const partOf = (id: string): KitPart | undefined =>
    answer?.parts.find(({ productId }) => productId === id) ?? picked.get(id)?.part;
  const list = lines.flatMap(({ id, amount }) => {
    const part = partOf(id);
    return part === undefined ? [] : [{ part, amount }];
  });
  const swapped = shown.find(({ id }) => id === finding?.swap)?.known ?? null;
  const pick = (part: KitPartAnswer) => {
    setPicked(new Map([...picked, [part.id, part]]));
    onLines(swapped === null ? withAdded(lines, part.id) : withSwap(lines, swapped.id, part.id));
    setFinding(null);
  };
  const finder = finding && (
    <PartFinder
      key={finding.swap}
      title={swapped === null ? TEXTS.add : fill(TEXTS.swapTitle, { name: swapped.name })}
      groups={swapped === null ? GROUPS : swapGroups(swapped)}
      taken={new Set(lines.filter(({ amount }) => amount > 0).map(({ id }) => id))}
      integratorId={answers.integrator}
      onPick={pick}
      onCancel={() => {
        setFinding(null);
      }}
    />
  );
  const removed = shown.filter(({ amount }) => amount === 0);
  return (
    <div className="app-express-editor" role="group" aria-label={fill(TEXTS.title, { kit: name })}>
      <div>
        <ul className="app-express-editor__list">
          {shown
            .filter(({ amount }) => amount > 0)
            .map((line) => (
              <EditorLine
                key={line.id}
                line={line}
                onAmount={(amount) => {
                  onLines(withAmount(lines, line.id, amount));
                }}
                onSwap={() => {
                  setFinding({ swap: line.id });
                }}
                onRemove={() => {
                  onLines(withoutLine(lines, line.id));
                }}
              >
                {line.id === finding?.swap && finder}
              </EditorLine>
            ))}
        </ul>
        {removed.length > 0 && (
          <div className="app-express-editor__removed">
            <p>{TEXTS.removed}</p>
            <ul>
              {removed.map(({ id, recAmount, known }) => (
                <li key={id}>
                  <span>{known?.name}</span>
                  <Button
                    aria-label={fill(TEXTS.putBackNamed, { count: recAmount, name: known?.name ?? "" })}
                    onClick={() => {
                      onLines(withAmount(lines, id, recAmount));
                    }}
                  >
                    {fill(TEXTS.putBack, { count: recAmount })}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {finding?.swap === null && finder}
        <div className="app-express-editor__actions">
          {finding?.swap !== null && (
            <Button
              onClick={() => {
                setFinding({ swap: null });
              }}
            >
              {TEXTS.add}
            </Button>
          )}
          <Button disabled={onUndo === null} onClick={onUndo ?? undefined}>
            {TEXTS.undo}
          </Button>
        </div>
      </div>
      <div className="app-express-editor__side">
        <KitVerdict
          check={checkParts(list, {
            ...check,
            grid: answers.grid === "" ? null : (answers.grid as GridConnection),
          })}
          isEmpty={!list.some(({ part, amount }) => part.sheet?.type === "module" && amount > 0)}
          incompleteRules={answer?.incompleteRules ?? []}
        />
        <p className="app-express-editor__sum" role="status">
          {isPending
            ? TEXTS.pending
            : !hasFailed &&
              answer?.priceCents !== undefined &&
              `${TEXTS.total}: ${formatCents(answer.priceCents)}`}
        </p>
        {hasFailed && (
          <div className="gs-notice gs-notice--danger" role="alert">
            <p>{TEXTS.failed}</p>
            <Button onClick={retry}>{TEXTS.retry}</Button>
          </div>
        )}
        {answer !== null && answer.missingIds.length > 0 && (
          <p className="app-express-editor__missing">{TEXTS.missing}</p>
        )}
      </div>
    </div>
  );
}
