import "#app/styles/session.css";
import { IconRocket, IconSearchOff } from "@tabler/icons-react";
import { Link, useLocation } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/kits-express.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import type { DesignChoices, KitDesignsAnswer } from "#domain/design/design-answer.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSignedIn } from "#app/lib/signed-in.ts";
import { useStateDraft } from "../session/use-state-draft.ts";
import type { AnswerErrors, ExpressAnswers } from "./express-answers.ts";
import { type ExpressDraft, isExpressDraft, NO_DRAFT } from "./express-draft.ts";
import { ExpressForm } from "./express-form.tsx";
import { KitResult } from "./kit-result.tsx";

export interface KitsExpressPageProps {
  answers: ExpressAnswers;
  errors: AnswerErrors;
  choices: DesignChoices;
  /** Null while nothing is asked, or something of it is wrong. */
  designs: KitDesignsAnswer | null;
  /** What the electrical check reckons with. */
  check: KitCheckSettings | null;
  /** Whether the person buys for companies. */
  isForCompanies: boolean;
  refusal: { title: string; description: string } | null;
}

/** Complete kits from few answers. What was answered stands in the address, what was changed of a kit on the device. */
export function KitsExpressPage({ designs, refusal, check, ...form }: KitsExpressPageProps) {
  const draft = useExpressDraft();
  return (
    <section className="app-express">
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.KitsExpress}</h1>
          <p className="app-page-hint">{TEXTS.hint}</p>
        </div>
      </div>
      <div className="app-express__layout">
        <ExpressForm {...form} />
        <div className="app-express__results">
          {refusal !== null && <Notice title={TEXTS.saveFailed} description={refusal.description} />}
          {designs === null ? (
            <Start structureId={form.choices.structures[0]?.id ?? ""} draft={draft} />
          ) : (
            <Results {...{ designs, check, draft }} answers={form.answers} />
          )}
        </div>
      </div>
    </section>
  );
}

export interface DraftOfPage {
  /** Of these answers; empty for others. */
  draft: ExpressDraft;
  /** Answers of a kit that was being changed; null for these, and for none. */
  elsewhere: string | null;
  setDraft: (draft: ExpressDraft) => void;
}

/** What was changed of a kit, which comes back with the answers that led to it. */
function useExpressDraft(): DraftOfPage {
  const { search } = useLocation();
  const { state, setState } = useStateDraft<ExpressDraft>(
    { ...useSignedIn(), name: "kits-express", outlastsTab: true },
    { initial: NO_DRAFT, isState: isExpressDraft },
  );
  const isHere = state.search === search;
  return {
    draft: isHere ? state : NO_DRAFT,
    elsewhere: isHere || state.kitId === null ? null : state.search,
    setDraft: setState,
  };
}

const EXAMPLES_KWP = ["3,3", "5,5", "8", "12"];

function Start({ structureId, draft: { elsewhere, setDraft } }: { structureId: string; draft: DraftOfPage }) {
  const to = (power: string) => new URLSearchParams({ power, structure: structureId }).toString();
  return (
    <>
      {elsewhere !== null && (
        <div className="app-draft-notice app-draft-notice--shown">
          <p role="status">{TEXTS.left}</p>
          <Link className="gs-button" to={elsewhere}>
            {TEXTS.resume}
          </Link>
          <button
            type="button"
            className="gs-button"
            onClick={() => {
              setDraft(NO_DRAFT);
            }}
          >
            {TEXTS.drop}
          </button>
        </div>
      )}
      <EmptyState
        icon={IconRocket}
        title={TEXTS.start}
        text={TEXTS.startHint}
        action={
          <div className="app-express__examples">
            {EXAMPLES_KWP.map((power) => (
              <Link key={power} className="gs-button" to={`?${to(power)}`}>
                {fill(TEXTS.tryPower, { power })}
              </Link>
            ))}
          </div>
        }
      />
    </>
  );
}

function Results({
  designs,
  answers,
  check,
  draft,
}: {
  designs: KitDesignsAnswer;
  answers: ExpressAnswers;
  check: KitCheckSettings | null;
  draft: DraftOfPage;
}) {
  const { kits, failure } = designs;
  if (failure !== null) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={TEXTS.none}
        text={TEXTS.noneHints[failure]}
        action={
          <Link className="gs-button" to={withoutPreferences(answers)}>
            {TEXTS.clear}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <h2 className="gs-visually-hidden">{TEXTS.results}</h2>
      <p className="app-express__found" role="status">
        {foundText(designs)}
      </p>
      {designs.place !== null && <p className="app-express__place">{placeText(designs, answers)}</p>}
      <div className="gs-kit-list">
        {kits.map((kit, place) => (
          <KitResult
            key={kit.id}
            isBest={place === 0}
            {...{ kit, answers, check }}
            draft={draft.draft}
            setDraft={draft.setDraft}
          />
        ))}
      </div>
    </>
  );
}

function foundText({ kits, targetW, centerName: center }: KitDesignsAnswer): string {
  const power = formatPowerKwp(targetW);
  return kits.length === 1
    ? fill(TEXTS.foundOne, { power, center })
    : fill(TEXTS.found, { count: kits.length, power, center });
}

function placeText({ place, targetW }: KitDesignsAnswer, { consumption }: ExpressAnswers): string {
  if (place === null) return "";
  const { city, state, source, whM2Day } = place;
  const sun = formatNumber(whM2Day / 1000, { maxDecimals: 2 });
  return fill(TEXTS.placeNote, {
    ...{ consumption, city, state, source, sun },
    power: formatPowerKwp(targetW),
  });
}

/** The same power or consumption without what narrows the choice. */
function withoutPreferences({ module: _module, inverter: _inverter, ...answers }: ExpressAnswers): string {
  const kept = Object.entries(answers).filter(([, value]) => value !== "");
  return `?${new URLSearchParams(kept).toString()}`;
}
