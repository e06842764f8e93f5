import "./buying-settings.css";
import "./mock.css";
import "#app/ui/beside.css";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { BUYING_PREVIEW as WORDS, BUYING_TEXTS } from "#copy/settings/buying-settings.ts";
import { type BuyingSettings, shownSteps } from "#domain/settings/buying-settings.ts";
import { formatPct } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";

interface PreviewProps {
  settings: BuyingSettings;
  /** The setting with the focus or pointer, whose part of the drawing is highlighted. */
  pointed: string | null;
}

/** Props of a part of the drawing, by the settings that it shows; it is highlighted with any of them. */
type DrawnPart = (
  settings: readonly string[],
  className?: string,
) => { className: string; "data-lit": boolean };

interface DrawnProps {
  settings: BuyingSettings;
  part: DrawnPart;
}

/** Small drawing of the page that mounts a kit. A part that a setting hides is drawn as an outline. */
export function BuyingPreview({ settings, pointed }: PreviewProps) {
  const { kits, mountKit, stepsMountKit } = settings;
  const part: DrawnPart = (places, className = "") => ({
    className: `app-drawn ${className}`,
    "data-lit": places.some((place) => place === pointed),
  });
  return (
    <aside className="app-beside__aside" aria-label={WORDS.title}>
      <h2 className="app-heading">{WORDS.title}</h2>
      <p className="app-step__hint">{WORDS.hint}</p>
      <div
        className="app-stack app-gap-12 app-mock app-buying-mock"
        data-steps={kits.stepsMountKitOrientation}
      >
        <ol {...part(["steps", "kits.stepsMountKitOrientation"], "app-row app-gap-4 app-buying-mock__steps")}>
          {shownSteps(stepsMountKit).map(({ type, required }, index) => (
            <li key={type} data-first={index === 0}>
              {BUYING_TEXTS.steps[type]}
              {!required && <small>{WORDS.optional}</small>}
            </li>
          ))}
        </ol>
        <div className="app-stack app-gap-8">
          <WaysDrawn settings={settings} part={part} />
          <ul
            {...part(["kits.canSelectMultipleModelOfModules"], "app-stack app-gap-4 app-buying-mock__list")}
          >
            {WORDS.moduleNames.map((name, index) => (
              <li key={name}>
                <span
                  className="app-drawn__mark"
                  data-round={!kits.canSelectMultipleModelOfModules}
                  data-on={index === 0 || kits.canSelectMultipleModelOfModules}
                />
                {name}
              </li>
            ))}
          </ul>
          <p {...part(["mountKit.requiredInverterToMountKit"])}>
            {WORDS.inverter}
            {!mountKit.requiredInverterToMountKit && <small> {WORDS.optional}</small>}
          </p>
          {mountKit.enableInversorPowerInputMinPercentage && (
            <p
              {...part([
                "mountKit.enableInversorPowerInputMinPercentage",
                "mountKit.inversorPowerInputMinPercent",
              ])}
            >
              {fill(WORDS.minimum, { pct: formatPct(mountKit.inversorPowerInputMinPercent) })}
            </p>
          )}
          <ExtrasDrawn settings={settings} part={part} />
        </div>
      </div>
    </aside>
  );
}

/** Modes of mounting, and how a designed kit is chosen. */
function WaysDrawn({ settings: { kits, mountKit }, part }: DrawnProps) {
  const { howIntegratorsCanMountKit: how, automaticRecommendationCurrent: current } = mountKit;
  const isRecommended = how !== "manual";
  return (
    <>
      <p {...part(["mountKit.howIntegratorsCanMountKit"], "app-row")}>
        {how !== "automatic" && <span className="app-drawn__button">{WORDS.manual}</span>}
        {isRecommended && <span className="app-drawn__button">{WORDS.automatic}</span>}
      </p>
      {isRecommended && (
        <p {...part(["mountKit.automaticRecommendationCurrent"])}>
          {current === "maximumPower" ? WORDS.byImp : WORDS.byIsc}
        </p>
      )}
      {kits.showEditedRecommendation && isRecommended && (
        <p {...part(["kits.showEditedRecommendation"])}>
          <Badge tone="info">{WORDS.edited}</Badge>
        </p>
      )}
    </>
  );
}

/** Parts that the buyer is offered beside modules and inverters. */
function ExtrasDrawn({ settings: { kits }, part }: DrawnProps) {
  return (
    <>
      <Shown when={kits.showStringBox} ghost={WORDS.noStringBox} drawn={part(["kits.showStringBox"])}>
        {WORDS.stringBox}
      </Shown>
      <Shown
        when={kits.showButtonUnknownArrangement}
        ghost={WORDS.noUnknown}
        drawn={part(["kits.showButtonUnknownArrangement"])}
      >
        <span className="app-drawn__button">{WORDS.unknown}</span>
      </Shown>
      <Shown
        when={kits.showStructureLayout}
        ghost={WORDS.noLayout}
        drawn={part(["kits.showStructureLayout", "kits.multipleStructureLayout", "kits.modulesOrientation"])}
      >
        <Layout kits={kits} />
      </Shown>
    </>
  );
}

function Shown({
  when,
  ghost,
  drawn,
  children,
}: {
  when: boolean;
  ghost: string;
  drawn: ReturnType<DrawnPart>;
  children: ReactNode;
}) {
  if (when) return <div {...drawn}>{children}</div>;
  return (
    <div {...drawn} className={`${drawn.className} app-drawn--ghost`}>
      {ghost}
    </div>
  );
}

/** Modules on a roof, in portrait or landscape, on one face or two. */
function Layout({ kits }: { kits: BuyingSettings["kits"] }) {
  const areas = kits.multipleStructureLayout ? [4, 2] : [6];
  return (
    <>
      <span className="app-drawn__label">{WORDS.layout}</span>
      <span className="app-row">
        {kits.modulesOrientation !== "paisagem" && (
          <span className="app-drawn__button">{WORDS.portrait}</span>
        )}
        {kits.modulesOrientation !== "retrato" && (
          <span className="app-drawn__button">{WORDS.landscape}</span>
        )}
      </span>
      <span className="app-roofs" aria-hidden>
        {areas.map((count, area) => (
          <span key={count} className="app-row app-roof" data-lying={kits.modulesOrientation === "paisagem"}>
            {[...Array(count).keys()].map((index) => (
              <span key={`${String(area)} ${String(index)}`} className="app-roof__module" />
            ))}
          </span>
        ))}
      </span>
    </>
  );
}
