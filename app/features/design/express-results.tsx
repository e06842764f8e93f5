import "./kits-express.css";
import { useSearchParams } from "@remix-run/react";
import { IconSearchOff } from "@tabler/icons-react";
import { KIT_COMPARE_TEXTS } from "#copy/kits/kits-page.ts";
import { fill } from "#copy/shared/fill.ts";
import { KIT_OPENED_TEXTS, KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import type { KitDesignsAnswer } from "#domain/design/design-answer.ts";
import { readMonthlyConsumption } from "#domain/design/monthly-consumption.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SharedKitDrawing } from "#widgets/portal.ts";
import { CompareLink } from "../kits/compare-link.tsx";
import { readCompared } from "../kits/kit-choice.ts";
import type { ExpressAnswers } from "./express-answers.ts";
import { KitResult, type KitResultProps } from "./kit-result.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Designed kits, the best first, or the reasons why there are none. */
export function ExpressResults({
  designs,
  isBeside,
  card,
}: {
  designs: KitDesignsAnswer;
  /** Whether an opened kit is shown above. */
  isBeside: boolean;
  card: Omit<KitResultProps, "kit" | "isBest" | "comparesAs">;
}) {
  const { kits, failure } = designs;
  const { answers } = card;
  const [params] = useSearchParams();
  if (failure !== null) {
    return (
      <EmptyState icon={IconSearchOff} title={TEXTS.none} text={TEXTS.noneHints[failure]}>
        <LinkButton to={withoutPreferences(params)}>{TEXTS.clear}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className={isBeside ? "app-heading" : "gs-visually-hidden"}>
        {isBeside ? KIT_OPENED_TEXTS.others : TEXTS.results}
      </h2>
      <p className="app-strong" role="status">
        {foundText(designs)}
      </p>
      {designs.place !== null && <p className="app-small">{placeText(designs, answers)}</p>}
      <SharedKitDrawing>
        <div className="gs-kit-list">
          {kits.map((kit, place) => (
            <KitResult
              key={kit.id}
              kit={kit}
              isBest={place === 0 && !isBeside}
              comparesAs={kits.length > 1 ? kit.id : null}
              {...card}
            />
          ))}
        </div>
      </SharedKitDrawing>
      {readCompared(params).length > 0 && (
        <section className="app-row gs-panel app-purchase" aria-label={KIT_COMPARE_TEXTS.title}>
          <CompareLink />
        </section>
      )}
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
  const { monthlyKwh, months } = readMonthlyConsumption(consumption) ?? { monthlyKwh: 0, months: 1 };
  return fill(months === 1 ? TEXTS.placeNote : TEXTS.placeNoteOfMonths, {
    ...{ months: String(months), consumption: formatNumber(monthlyKwh, { maxDecimals: 2 }) },
    ...{ city, state, source, sun, power: formatPowerKwp(targetW) },
  });
}

/** The same power or consumption without the preferences that narrow the choice. */
function withoutPreferences(params: URLSearchParams): string {
  const next = new URLSearchParams([...params].filter(([, value]) => value !== ""));
  for (const name of ["module", "inverter"]) next.delete(name);
  return `?${next.toString()}`;
}
