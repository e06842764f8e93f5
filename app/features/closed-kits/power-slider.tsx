import "#app/features/kits/kits.css";
import { type CSSProperties, useEffect, useRef } from "react";
import { KITS_CHOICE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { KIT_POWER_RANGE } from "#domain/kits/kit-list-defaults.ts";
import { POWER_POSITIONS, positionOf, powerAt } from "#domain/kits/power-scale.ts";
import { formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { Input } from "#app/ui/input.tsx";

/** Pause after the last arrow key before the range is applied, in milliseconds. */
const PAUSE_MS = 400;

export interface PowerSliderProps {
  /** Texts of the fields beside the slider; empty for the ends of the scale. */
  minPower: string;
  maxPower: string;
  onChange: (changes: { minPower?: string; maxPower?: string }) => void;
  /** Called when the range is chosen. */
  onCommit: () => void;
}

/** A slider with both ends of the power range. The form sends the fields beside it. */
export function PowerSlider({ minPower, maxPower, onChange, onCommit }: PowerSliderProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const from = positionOf(parseLooseNumber(minPower) ?? KIT_POWER_RANGE.min);
  const until = positionOf(parseLooseNumber(maxPower) ?? KIT_POWER_RANGE.max);
  const commitSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onCommit, PAUSE_MS);
  };
  const thumb = (label: string, position: number, move: (position: number) => void) => (
    <Input
      bare
      type="range"
      className="app-range__thumb"
      min={0}
      max={POWER_POSITIONS}
      value={position}
      aria-label={label}
      aria-valuetext={formatPowerKwp(powerAt(position) * 1000)}
      onChange={(event) => {
        move(Number(event.currentTarget.value));
        commitSoon();
      }}
    />
  );
  const style = { "--from": `${String(from)}%`, "--until": `${String(until)}%` } as CSSProperties;
  return (
    <div className="app-range" role="group" aria-label={TEXTS.range} style={style}>
      {thumb(TEXTS.rangeFrom, from, (position) => {
        onChange({ minPower: textOf(Math.min(position, until), KIT_POWER_RANGE.min) });
      })}
      {thumb(TEXTS.rangeUntil, until, (position) => {
        onChange({ maxPower: textOf(Math.max(position, from), KIT_POWER_RANGE.max) });
      })}
    </div>
  );
}

function textOf(position: number, blank: number): string {
  const kwp = powerAt(position);
  return kwp === blank ? "" : formatNumber(kwp, { maxDecimals: 2 });
}
