import "./mount-strings.css";
import "#app/features/sale/buying.css";
import { fill } from "#copy/shared/fill.ts";
import { STRING_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { checkMppt } from "#domain/mount-kit/check-mount.ts";
import type { MountProduct, MountProducts } from "#domain/mount-kit/mount-product.ts";
import type { MpptChoice, StringGroup } from "#domain/mount-kit/mount-state.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { AmountInput } from "./amount-input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface StringGroupCardProps {
  group: StringGroup;
  products: MountProducts;
  modules: readonly MountProduct[];
  settings: KitCheckSettings["settings"];
  onMppt: (mppt: number, choice: MpptChoice | null) => void;
  onSplit: () => void;
}

/** A group of equal inverters with the strings of each MPPT. On micro-inverters a string is one module. */
export function StringGroupCard({
  group,
  products,
  modules,
  settings,
  onMppt,
  onSplit,
}: StringGroupCardProps) {
  const { inverterId, inverterCount, mppts } = group;
  const inverter = products[inverterId];
  if (inverter?.sheet?.type !== "inverter") return null;
  const isMicro = inverter.sheet.electrical.kind === "micro";
  return (
    <Panel className="app-card">
      <header className="app-row app-row--between app-gap-8">
        <h3 className="app-subheading">
          {inverterCount === 1
            ? inverter.name
            : fill(TEXTS.inverters, { count: inverterCount, name: inverter.name })}
        </h3>
        {inverterCount > 1 && (
          <Button kind="link" onClick={onSplit}>
            {TEXTS.splitGroup}
          </Button>
        )}
      </header>
      <ul className="app-grid app-gap-8 app-mppts">
        {mppts.map((choice, index) => (
          <Mppt
            // MPPTs have no id but their position.
            key={`${inverterId} ${String(index)}`}
            index={index}
            choice={choice}
            inverter={inverter}
            modules={modules}
            isMicro={isMicro}
            settings={settings}
            onChange={(next) => {
              onMppt(index, next);
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Mppt({
  index,
  choice,
  inverter,
  modules,
  isMicro,
  settings,
  onChange,
}: {
  index: number;
  choice: MpptChoice | null;
  inverter: MountProduct;
  modules: readonly MountProduct[];
  isMicro: boolean;
  settings: KitCheckSettings["settings"];
  onChange: (choice: MpptChoice | null) => void;
}) {
  const [first] = modules;
  const shown = choice ?? { moduleId: first?.productId ?? "", stringCount: 0, modulesPerString: 0 };
  const module = modules.find(({ productId }) => productId === shown.moduleId);
  const tone = choice === null ? "free" : toneOf(choice, module, { inverter, settings });
  const labelOf = (field: string) =>
    fill(TEXTS.mpptField, { field, inverter: inverter.name, index: formatNumber(index + 1) });
  const set = (changes: Partial<MpptChoice>) => {
    onChange(withChanges(shown, changes, isMicro));
  };
  return (
    <li className="app-row app-row--bottom app-mppt" data-tone={tone}>
      <span className="app-mppt__name">
        {fill(TEXTS.mppt, { index: formatNumber(index + 1) })}
        {choice === null && <small> {TEXTS.unused}</small>}
      </span>
      {modules.length > 1 && (
        <label className="app-stack app-gap-4 app-small app-mppt__field">
          <span>{TEXTS.model}</span>
          <Select
            aria-label={labelOf(TEXTS.model)}
            value={shown.moduleId}
            onChange={(event) => {
              set({ moduleId: event.currentTarget.value });
            }}
          >
            {modules.map(({ productId, name }) => (
              <option key={productId} value={productId}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      )}
      <span className="app-stack app-gap-4 app-small app-mppt__field">
        <span aria-hidden>{TEXTS.stringCount}</span>
        <AmountInput
          value={shown.stringCount}
          label={labelOf(TEXTS.stringCount)}
          onChange={(stringCount) => {
            set({ stringCount: Math.min(999, stringCount) });
          }}
        />
      </span>
      <span className="app-quiet app-mppt__times" aria-hidden>
        ×
      </span>
      <span className="app-stack app-gap-4 app-small app-mppt__field">
        <span aria-hidden>{TEXTS.length}</span>
        <AmountInput
          value={shown.modulesPerString}
          label={labelOf(TEXTS.length)}
          onChange={(modulesPerString) => {
            set({ modulesPerString: Math.min(200, modulesPerString) });
          }}
        />
      </span>
    </li>
  );
}

/** An MPPT after a change; null when it has no strings. Setting one of number and length gives the other a
 *  default. */
function withChanges(shown: MpptChoice, changes: Partial<MpptChoice>, isMicro: boolean): MpptChoice | null {
  const next = { ...shown, ...changes };
  const stringCount = next.stringCount === 0 && "modulesPerString" in changes ? 1 : next.stringCount;
  const usual = isMicro ? 1 : usualLength(shown);
  const modulesPerString =
    next.modulesPerString === 0 && "stringCount" in changes ? usual : next.modulesPerString;
  return stringCount * modulesPerString === 0 ? null : { ...next, stringCount, modulesPerString };
}

/** Default length of a string: the current one, at least one module. */
function usualLength({ modulesPerString }: MpptChoice): number {
  return Math.max(1, modulesPerString);
}

function toneOf(
  choice: MpptChoice,
  module: MountProduct | undefined,
  { inverter, settings }: { inverter: MountProduct; settings: KitCheckSettings["settings"] },
): "ok" | "warning" | "error" {
  if (module?.sheet?.type !== "module" || inverter.sheet?.type !== "inverter") return "ok";
  const findings = checkMppt(choice, {
    module: { ...module.sheet, productId: module.productId, name: module.name, amount: 1 },
    inverter: { ...inverter.sheet, productId: inverter.productId, name: inverter.name, amount: 1 },
    settings,
  });
  if (findings.some(({ severity }) => severity === "error")) return "error";
  return findings.length > 0 ? "warning" : "ok";
}
