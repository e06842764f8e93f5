import "./mount-strings.css";
import "./mount-kit.css";
import { fill } from "#copy/shared/fill.ts";
import { STRING_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { strungModules } from "#domain/mount-kit/check-mount.ts";
import { chosenLines, type StringGroup } from "#domain/mount-kit/mount-state.ts";
import { setMppt, splitGroup } from "#domain/mount-kit/string-groups.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { CheckPanel } from "./check-panel.tsx";
import type { StepProps } from "./step-props.ts";
import { StringGroupCard } from "./string-group-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** The strings of each inverter, with the check of the layout. */
export function StringStep({ kit, workshop }: StepProps) {
  const { state, change, check, checkSettings } = kit;
  const lines = chosenLines(state).filter(({ line }) => line.amount > 0);
  const modules = lines.filter(({ product }) => product.sheet?.type === "module");
  const inverters = lines.filter(({ product }) => product.sheet?.type === "inverter");
  const arrange = (strings: readonly StringGroup[]) => {
    change({ type: "arrange", strings });
  };
  if (modules.length === 0 || inverters.length === 0) {
    return (
      <>
        <p className="app-quiet">{TEXTS.needsParts}</p>
        <UnknownButton kit={kit} workshop={workshop} />
      </>
    );
  }
  const isOwn = state.arrangement === "own";
  return (
    <>
      {state.arrangement === "unknown" ? (
        <NoticeBox as="div" tone="info" role="status">
          <p>
            <strong>{TEXTS.unknownOn}</strong> {TEXTS.unknownHint}
          </p>
        </NoticeBox>
      ) : !check.isChecked ? (
        <NoticeBox tone="info">{TEXTS.tooLarge}</NoticeBox>
      ) : (
        <>
          <div className="app-row app-row--between">
            <p className="app-quiet">{TEXTS.hint}</p>
            <Badge tone={isOwn ? "info" : "ok"}>{isOwn ? TEXTS.own : TEXTS.best}</Badge>
            {isOwn && (
              <Button
                onClick={() => {
                  change({ type: "arrangement", arrangement: "best" });
                }}
              >
                {TEXTS.backToBest}
              </Button>
            )}
          </div>
          {modules.map(({ line, product }) => (
            <p key={line.productId} role="status">
              {fill(TEXTS.strung, {
                strung: formatNumber(strungModules(check.groups, line.productId)),
                count: formatNumber(line.amount),
              })}
              {modules.length > 1 && ` · ${product.name}`}
            </p>
          ))}
          <div className="app-stack app-gap-12">
            {check.groups.map((group, index) => (
              <StringGroupCard
                key={`${group.inverterId} ${String(index)}`}
                group={group}
                products={state.products}
                modules={modules.map(({ product }) => product)}
                settings={checkSettings.settings}
                onMppt={(mppt, choice) => {
                  arrange(setMppt(check.groups, { group: index, mppt, choice }));
                }}
                onSplit={() => {
                  arrange(splitGroup(check.groups, index));
                }}
              />
            ))}
          </div>
        </>
      )}
      <UnknownButton kit={kit} workshop={workshop} />
      <CheckPanel kit={kit} />
    </>
  );
}

function UnknownButton({ kit: { state, change }, workshop }: Pick<StepProps, "kit" | "workshop">) {
  if (!workshop.settings.kits.showButtonUnknownArrangement) return null;
  const isUnknown = state.arrangement === "unknown";
  return (
    <p>
      <Button
        onClick={() => {
          change({ type: "arrangement", arrangement: isUnknown ? "best" : "unknown" });
        }}
      >
        {isUnknown ? TEXTS.unknownOff : TEXTS.unknown}
      </Button>
    </p>
  );
}
