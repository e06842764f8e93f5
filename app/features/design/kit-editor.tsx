import "./kits-express.css";
import "#app/ui/beside.css";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_EDITOR_TEXTS as TEXTS } from "#copy/design.ts";
import type {
  KitAnswer,
  KitCompositionAnswer,
  KitDesignAnswer,
  KitPartAnswer,
} from "#domain/design/design-answer.ts";
import { checkParts, type KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import { formatCents } from "#domain/shared/format.ts";
import {
  type ShownLine,
  shownLines,
  swapGroups,
  withAdded,
  withAmount,
  withoutLine,
  withSwap,
} from "./edited-lines.ts";
import { EditorLine } from "./editor-line.tsx";
import type { ExpressAnswers } from "./express-answers.ts";
import type { EditedLine } from "./express-draft.ts";
import { KitVerdict } from "./kit-verdict.tsx";
import { PartFinder } from "./part-finder.tsx";
import { type Composition, useComposition } from "./use-composition.ts";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

const GROUPS = ["modules", "inverters", "stringbox", "products"] as const;

export interface KitEditorProps {
  kit: KitDesignAnswer;
  name: string;
  lines: readonly EditedLine[];
  answers: ExpressAnswers;
  check: KitCheckSettings;
  onLines: (lines: readonly EditedLine[]) => void;
  onAnswer: (answer: KitAnswer) => void;
  /** Undoes all edits; null without any. */
  onUndo: (() => void) | null;
}

/** Editor of a kit: amounts, other modules and inverters, more or fewer products. The electrical check follows at
 *  once; recommendations, free units, stock and prices follow with the server's answer. */
export function KitEditor({ kit, name, lines, answers, check, onLines, onAnswer, onUndo }: KitEditorProps) {
  const [picked, setPicked] = useState<ReadonlyMap<string, KitPartAnswer>>(new Map());
  const [finding, setFinding] = useState<{ swap: string | null } | null>(null);
  const composition = useComposition(lines, { answers, loaded: kit }, (kept, next) => {
    onLines(kept);
    onAnswer(next);
  });
  const shown = shownLines(lines, composition.answer ?? kit, picked);
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
  return (
    <div className="app-beside app-express-editor" role="group" aria-label={fill(TEXTS.title, { kit: name })}>
      <div className="app-stack app-gap-12">
        <ul>
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
        <RemovedLines
          lines={shown.filter(({ amount }) => amount === 0)}
          onPutBack={({ id, recAmount }) => {
            onLines(withAmount(lines, id, recAmount));
          }}
        />
        {finding?.swap === null && finder}
        <div className="app-row app-gap-8">
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
      <div className="app-stack app-gap-12">
        <EditedVerdict {...{ lines, answers, check, picked }} answer={composition.answer} />
        <EditedSum composition={composition} />
      </div>
    </div>
  );
}

/** Removed products, which can be added again in the recommended amount. */
function RemovedLines({
  lines,
  onPutBack,
}: {
  lines: readonly ShownLine[];
  onPutBack: (line: ShownLine) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <div className="app-small">
      <p>{TEXTS.removed}</p>
      <ul className="app-stack app-gap-8">
        {lines.map((line) => (
          <li key={line.id} className="app-row app-row--between">
            <span>{line.known?.name}</span>
            <Button
              aria-label={fill(TEXTS.putBackNamed, { count: line.recAmount, name: line.known?.name ?? "" })}
              onClick={() => {
                onPutBack(line);
              }}
            >
              {fill(TEXTS.putBack, { count: line.recAmount })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The price of the edited kit, or why it is not known. */
function EditedSum({ composition: { answer, isPending, hasFailed, retry } }: { composition: Composition }) {
  return (
    <>
      <p className="app-heading app-express-editor__sum" role="status">
        {isPending
          ? TEXTS.pending
          : !hasFailed &&
            answer?.priceCents !== undefined &&
            `${TEXTS.total}: ${formatCents(answer.priceCents)}`}
      </p>
      {hasFailed && (
        <NoticeBox as="div" tone="danger" role="alert">
          <p>{TEXTS.failed}</p>
          <Button onClick={retry}>{TEXTS.retry}</Button>
        </NoticeBox>
      )}
      {answer !== null && answer.missingIds.length > 0 && <p className="gs-field-error">{TEXTS.missing}</p>}
    </>
  );
}

/** The electrical check of the current lines, made in the browser before the server answers. */
function EditedVerdict({
  lines,
  answers,
  check,
  answer,
  picked,
}: Pick<KitEditorProps, "lines" | "answers" | "check"> & {
  answer: KitCompositionAnswer | null;
  picked: ReadonlyMap<string, KitPartAnswer>;
}) {
  const list = lines.flatMap(({ id, amount }) => {
    const part = answer?.parts.find(({ productId }) => productId === id) ?? picked.get(id)?.part;
    return part === undefined ? [] : [{ part, amount }];
  });
  return (
    <KitVerdict
      check={checkParts(list, {
        ...check,
        grid: answers.grid === "" ? null : (answers.grid as GridConnection),
      })}
      isPending={answer === null && list.length < lines.length}
      isEmpty={!list.some(({ part, amount }) => part.sheet?.type === "module" && amount > 0)}
      incompleteRules={answer?.incompleteRules ?? []}
    />
  );
}
