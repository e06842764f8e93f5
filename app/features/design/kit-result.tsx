import "./kits-express.css";
import { lazy, Suspense, useId, useState } from "react";
import { KIT_EDITOR_TEXTS, KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import type { KitAnswer, KitDesignAnswer } from "#domain/design/design-answer.ts";
import { toDesignCart } from "#domain/design/design-cart.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { RECOMMENDATION_LIMITS } from "#domain/recommendations/recommendation-limits.ts";
import type { CartInput } from "#domain/requests/cart-schema.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { KitPicture } from "#widgets/portal.ts";
import { CompareToggle } from "../kits/compare-toggle.tsx";
import { ShareCart } from "../sale/share-cart.tsx";
import { isAnswerOf, linesOf } from "./edited-lines.ts";
import { type ExpressAnswers, targetWOf, toCompositionInput } from "./express-answers.ts";
import type { EditedLine } from "./express-draft.ts";
import { KitFacts } from "./kit-facts.tsx";
import { KitLines } from "./kit-lines.tsx";
import { expressName, headlineOf } from "./express-name.ts";
import { GoOn } from "./go-on.tsx";
import { KitReasons } from "./kit-reasons.tsx";
import { KitPrice } from "./kit-price.tsx";
import type { ExpressEdits } from "./use-express-edits.ts";
import { Button } from "#app/ui/button.tsx";

const KitEditor = lazy(() =>
  loadChunk(() => import("./kit-editor.tsx")).then(({ KitEditor: component }) => ({ default: component })),
);

export interface KitResultProps {
  kit: KitDesignAnswer;
  answers: ExpressAnswers;
  check: KitCheckSettings | null;
  /** Whether the kit is the best one. */
  isBest: boolean;
  /** Id in a comparison; null for a kit that stands alone. */
  comparesAs: string | null;
  /** Whether the buyer is known. */
  mayContinue: boolean;
  /** Whether the page's data are being reloaded. */
  isRefreshing: boolean;
  edits: ExpressEdits;
}

/** A designed kit: headline, reasons and products. It is bought as it is, or edited first. */
export function KitResult(props: KitResultProps) {
  const { kit, answers, check, isBest, comparesAs, mayContinue, isRefreshing, edits } = props;
  const { current, lines, isOpen, isChanged, isOld, toggle, keep, undo, onAnswer } = useKitEdit(kit, edits);
  const isHydrated = useHydrated();
  const id = useId();
  const headline = headlineOf(current);
  const name = headline.join(" + ");
  const canGoOn = !isOpen || (lines.some(({ amount }) => amount > 0) && !hasError(current));
  return (
    <article className="gs-ui gs-kit-card app-express-kit" aria-labelledby={id}>
      <div className="gs-kit-card__row">
        <KitPicture photoUrl={kit.photoUrl} isFirstScreen={isBest} />
        <div className="gs-kit-card__head">
          <h3 id={id} className="gs-kit-card__name app-express-kit__power">
            {expressName(current)}
          </h3>
        </div>
        <div className="gs-kit-card__facts">
          <KitReasons reasons={kit.reasons} />
          <p className="gs-kit-card__composition">
            {headline.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <KitFacts kit={current} monthlyKwh={kit.monthlyKwh} extraModules={kit.extraModules} />
          {!isOpen && (
            <details className="gs-composition">
              <summary className="gs-composition__summary">{TEXTS.lines}</summary>
              <KitLines lines={kit.products} />
            </details>
          )}
        </div>
        <KitPrice kit={current} note={isRefreshing ? TEXTS.refreshing : isOld ? TEXTS.oldPrice : null} />
        <div className="gs-kit-card__action app-express-kit__actions">
          {mayContinue && <GoOn lines={lines} name={name} isBlocked={!canGoOn} isStrong={isOpen || isBest} />}
          <div className="app-express-kit__more">
            {isHydrated && check !== null && (
              <Button
                size="block"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? TEXTS.closeEdit : TEXTS.edit}: ${name}`}
                onClick={toggle}
              >
                {isOpen ? TEXTS.closeEdit : TEXTS.edit}
              </Button>
            )}
            {mayContinue && (
              <ShareCart
                isIcon
                cart={cartOf(current, answers)}
                isDisabled={isOld || isRefreshing || !canGoOn}
              />
            )}
            {comparesAs !== null && <CompareToggle kit={{ id: comparesAs, name }} />}
          </div>
          {isChanged && !isOpen && <p className="app-small">{TEXTS.kept}</p>}
        </div>
      </div>
      {isOpen && isHydrated && check !== null && (
        <Suspense fallback={<p className="app-pad app-quiet">{KIT_EDITOR_TEXTS.loading}</p>}>
          <KitEditor
            key={kit.id}
            {...{ kit, name, lines, answers, check, onAnswer }}
            onLines={keep}
            onUndo={isChanged ? undo : null}
          />
        </Suspense>
      )}
    </article>
  );
}

/** State of a kit: as designed, or as edited. */
function useKitEdit(kit: KitDesignAnswer, edits: ExpressEdits) {
  const [shown, setShown] = useState<{ of: KitDesignAnswer; answer: KitAnswer }>({ of: kit, answer: kit });
  const edit = edits.of(kit.id);
  const isOpen = edit?.isOpen === true;
  const current = isOpen ? shown.answer : kit;
  const begun = linesOf(kit);
  const lines = isOpen ? edit.lines : begun;
  const isChanged = edit !== null && JSON.stringify(edit.lines) !== JSON.stringify(begun);
  const keep = (next: readonly EditedLine[]) => {
    edits.keep(kit.id, { isOpen: true, lines: next });
  };
  return {
    ...{ current, lines, isOpen, isChanged, keep },
    /** Whether price and stock belong to other lines. */
    isOld: isOpen && (shown.of !== kit || !isAnswerOf(current, lines)),
    onAnswer(answer: KitAnswer) {
      setShown({ of: kit, answer });
    },
    toggle() {
      setShown({ of: kit, answer: kit });
      if (isOpen && !isChanged) edits.drop(kit.id);
      else edits.keep(kit.id, { isOpen: !isOpen, lines: edit?.lines ?? begun });
    },
    undo() {
      setShown({ of: kit, answer: kit });
      keep(begun);
    },
  };
}

function hasError({ findings }: KitAnswer): boolean {
  return findings.some(({ severity }) => severity === "error");
}

/** The kit as a cart to share. */
function cartOf(kit: KitAnswer, answers: ExpressAnswers): CartInput {
  const { structure, grid, integratorId } = toCompositionInput(answers, null);
  const { rows = 1, cableMetres = RECOMMENDATION_LIMITS.usualCableMetres } = structure;
  return toDesignCart(kit, {
    purchaseType: "kitExpress",
    integratorId,
    structure: { id: structure.id, rows, cableMetres },
    grid: GRID_CONNECTIONS.find((one) => one === grid) ?? null,
    targetW: targetWOf(answers),
  });
}
