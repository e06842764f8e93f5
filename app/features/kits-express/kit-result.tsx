import { Form, useLocation, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useId, useState } from "react";
import { fill } from "#copy/fill.ts";
import { KIT_EDITOR_TEXTS, KITS_EXPRESS_TEXTS as TEXTS } from "#copy/kits-express.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { KIT_CARD_TEXTS } from "#copy/widgets.ts";
import type { KitAnswer, KitDesignAnswer } from "#domain/design/design-answer.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { formatCents, formatPowerKwp } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { loadChunk } from "#app/lib/load-chunk.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import type { ExpressAnswers } from "./express-answers.ts";
import { type EditedLine, type ExpressDraft, NO_DRAFT } from "./express-draft.ts";
import { KitFacts } from "./kit-facts.tsx";
import { KitLines } from "./kit-lines.tsx";

const KitEditor = lazy(() =>
  loadChunk(() => import("./kit-editor.tsx")).then(({ KitEditor: component }) => ({ default: component })),
);

export interface KitResultProps {
  kit: KitDesignAnswer;
  answers: ExpressAnswers;
  check: KitCheckSettings | null;
  /** Whether it stands first. */
  isBest: boolean;
  draft: ExpressDraft;
  setDraft: (draft: ExpressDraft) => void;
}

/** One designed kit: what it is, what speaks for it, what is in it. Taken as it is, or changed first. */
export function KitResult({ kit, answers, check, isBest, draft, setDraft }: KitResultProps) {
  const { search } = useLocation();
  const [shown, setShown] = useState<KitAnswer>(kit);
  const isHydrated = useHydrated();
  const id = useId();
  const isOpen = draft.kitId === kit.id;
  const current = isOpen ? shown : kit;
  const headline = headlineOf(current);
  const name = headline.join(" + ");
  // The stock stands among the facts already.
  const told = kit.reasons.filter((reason) => reason !== "inStock");
  const lines = isOpen ? draft.lines : linesOf(kit);
  const canGoOn = !isOpen || (lines.some(({ amount }) => amount > 0) && !hasError(current));
  return (
    <article className="gs-ui gs-kit-card app-express-kit" aria-labelledby={id}>
      <div className="gs-kit-card__row">
        <div className="gs-kit-card__head">
          <h3 id={id} className="gs-kit-card__name app-express-kit__power">
            {PURCHASE_TYPE_LABELS.kitExpress} {formatPowerKwp(current.powerW)}
          </h3>
          {told.map((reason) => (
            <span key={reason} className="gs-badge">
              {TEXTS.reasons[reason]}
            </span>
          ))}
        </div>
        <div className="gs-kit-card__facts">
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
        <KitPrice kit={current} />
        <div className="gs-kit-card__action app-express-kit__actions">
          <GoOn lines={lines} name={name} isBlocked={!canGoOn} isStrong={isOpen || isBest} />
          {isHydrated && check !== null && (
            <button
              type="button"
              className="gs-button"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? TEXTS.closeEdit : TEXTS.edit}: ${name}`}
              onClick={() => {
                setShown(kit);
                setDraft(isOpen ? NO_DRAFT : { search, kitId: kit.id, lines: linesOf(kit) });
              }}
            >
              {isOpen ? TEXTS.closeEdit : TEXTS.edit}
            </button>
          )}
        </div>
      </div>
      {isOpen && isHydrated && check !== null && (
        <Suspense fallback={<p className="app-express-editor__wait">{KIT_EDITOR_TEXTS.loading}</p>}>
          <KitEditor
            key={kit.id}
            kit={kit}
            name={name}
            lines={draft.lines}
            answers={answers}
            check={check}
            onLines={(next) => {
              setDraft({ search, kitId: kit.id, lines: next });
            }}
            onAnswer={setShown}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Units of each product as they were answered, with what was taken out already. */
export function linesOf({ products, removed }: KitAnswer): EditedLine[] {
  return [...products, ...removed].map(({ id, amount, recAmount }) => ({ id, amount, recAmount }));
}

function hasError({ findings }: KitAnswer): boolean {
  return findings.some(({ severity }) => severity === "error");
}

/** Modules and inverters as people call them. */
function headlineOf({ products }: KitAnswer): string[] {
  return products
    .filter(({ type }) => type === "module" || type === "inverter")
    .map(({ amount, name }) => `${String(amount)} × ${name}`);
}

function KitPrice({ kit: { priceCents, pricePerKwpCents } }: { kit: KitAnswer }) {
  if (priceCents === undefined) {
    return <p className="gs-kit-card__price gs-kit-card__price--absent">{KIT_CARD_TEXTS.priceOnRequest}</p>;
  }
  return (
    <p className="gs-kit-card__price">
      <strong>{formatCents(priceCents)}</strong>
      {pricePerKwpCents !== undefined && (
        <span>{fill(TEXTS.perWp, { price: formatCents(Math.round(pricePerKwpCents / 1000)) })}</span>
      )}
    </p>
  );
}

/** Takes the kit to the checkout: a form of its own, so that it works before scripts do. */
function GoOn({
  lines,
  name,
  isBlocked,
  isStrong,
}: {
  lines: readonly EditedLine[];
  name: string;
  isBlocked: boolean;
  isStrong: boolean;
}) {
  const { search } = useLocation();
  const text = JSON.stringify(lines);
  const { formData } = useNavigation();
  const isBusy = formData?.get("lines") === text;
  return (
    <Form method="post" action={`/kits-express${search === "" ? "?index" : `${search}&index`}`}>
      <input type="hidden" name="lines" value={text} />
      {isBlocked ? (
        <p className="app-express-kit__blocked">{KIT_EDITOR_TEXTS.blocked}</p>
      ) : (
        <BusyButton
          isBusy={isBusy}
          label={TEXTS.next}
          busyLabel={TEXTS.saving}
          className={isStrong ? "gs-button gs-button--primary" : "gs-button"}
          ariaLabel={fill(TEXTS.nextNamed, { kit: name })}
        />
      )}
    </Form>
  );
}
