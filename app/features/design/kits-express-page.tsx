import "./kits-express.css";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "@remix-run/react";
import { lazy, useEffect, useRef } from "react";
import { KIT_OPENED_TEXTS, KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { DesignChoices, KitDesignsAnswer } from "#domain/design/design-answer.ts";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EditNotice } from "../sale/edit-notice.tsx";
import { INTEGRATOR_PARAM, IntegratorPicker } from "../sale/integrator-picker.tsx";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { readCompared } from "../kits/kit-choice.ts";
import { useFreshList } from "#app/lib/pages/use-fresh-list.ts";
import type { AnswerErrors, ExpressAnswers } from "./express-answers.ts";
import { ExpressForm } from "./express-form.tsx";
import { ExpressResults } from "./express-results.tsx";
import { ExpressStart } from "./express-start.tsx";
import { type OpenedKit, OpenedKitResult } from "./opened-kit.tsx";
import { useExpressEdits } from "./use-express-edits.ts";

const ExpressCompare = lazy(() =>
  loadChunk(() => import("./express-compare.tsx")).then((chunk) => ({ default: chunk.ExpressCompare })),
);

export interface KitsExpressPageProps {
  answers: ExpressAnswers;
  errors: AnswerErrors;
  choices: DesignChoices;
  /** The kit of the cart in the address; null without one. */
  opened: OpenedKit | null;
  /** The saved request that the purchase continues; null for a new purchase. */
  editing: EditingView | null;
  /** Null without answers or with invalid ones. */
  designs: KitDesignsAnswer | null;
  /** Settings of the electrical check. */
  check: KitCheckSettings | null;
  /** The company that staff buys for; null for integrators, who buy for themselves. */
  buyer: { chosen: BuyerCompany | null; isGone: boolean; isFixed: boolean } | null;
  refusal: { title: string; description: string } | null;
}

/** Kits designed from a few answers. The answers are in the address, edits of kits on the device. */
export function KitsExpressPage(props: KitsExpressPageProps) {
  const { designs, opened, editing, refusal, check, buyer, ...form } = props;
  const { answers } = form;
  const edits = useExpressEdits(answers, opened);
  const [params] = useSearchParams();
  const isRefreshing = useFreshList();
  const mayContinue = buyer === null || buyer.chosen !== null;
  const card = { answers, check, mayContinue, isRefreshing, edits };
  const results = useResultsInSight(designs);
  const isComparing = designs !== null && params.get("view") === "compare" && readCompared(params).length > 0;
  const asks = <ExpressForm {...form} kept={[...params].filter(([name]) => KEPT.has(name))} />;
  /** An opened kit is shown alone until others are designed. */
  const isAlone = opened !== null && designs === null;
  return (
    <section>
      <PageHead title={PAGE_TITLES.KitsExpress} hint={TEXTS.hint} />
      {editing !== null && <EditNotice editing={editing} />}
      {buyer !== null && <IntegratorPicker {...buyer} />}
      <div className="app-express__layout" data-alone={isAlone || isComparing || undefined}>
        {!isAlone && !isComparing && asks}
        <div className="app-express__results" ref={results} aria-busy={isRefreshing}>
          {refusal !== null && <Notice title={TEXTS.saveFailed} description={refusal.description} />}
          {!mayContinue && <p className="app-page-hint">{TEXTS.chooseBuyer}</p>}
          {opened !== null && <OpenedKitResult opened={opened} {...card} />}
          {isComparing && (
            <LazyPart>
              <ExpressCompare {...{ designs, answers, mayContinue }} structures={form.choices.structures} />
            </LazyPart>
          )}
          {designs !== null && !isComparing && (
            <ExpressResults designs={designs} isBeside={opened !== null} card={card} />
          )}
          {designs === null && opened === null && (
            <ExpressStart structureId={form.choices.structures[0]?.id ?? ""} edits={edits} />
          )}
        </div>
        {isAlone && (
          <details className="app-express__again" open={Object.keys(form.errors).length > 0 || undefined}>
            <summary>{KIT_OPENED_TEXTS.again}</summary>
            {asks}
          </details>
        )}
      </div>
    </section>
  );
}

/** Scrolls to new kits where the form is above them. */
function useResultsInSight(designs: KitDesignsAnswer | null) {
  const results = useRef<HTMLDivElement>(null);
  const last = useRef(designs);
  useEffect(() => {
    const isNew = designs !== null && last.current !== designs;
    last.current = designs;
    if (isNew && window.matchMedia("(max-width: 960px)").matches) results.current?.scrollIntoView();
  }, [designs]);
  return results;
}

/** `shouldRevalidate` of the page: what is compared is in the address alone. */
export function keepDesigns({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const question = ({ pathname, searchParams }: URL) => {
    const params = new URLSearchParams(searchParams);
    for (const name of ["compare", "view"]) params.delete(name);
    return `${pathname}?${params.toString()}`;
  };
  const isComparison = currentUrl.search !== nextUrl.search && question(currentUrl) === question(nextUrl);
  return formMethod === undefined && isComparison ? false : defaultShouldRevalidate;
}

/** Query parameters that the form does not change. */
const KEPT: ReadonlySet<string> = new Set(["cart", INTEGRATOR_PARAM]);
