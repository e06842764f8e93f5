import "./mount-kit.css";
import { useId, useState } from "react";
import { MOUNT_KIT_TEXTS as TEXTS, TARGET_ERRORS } from "#copy/mount-kit.ts";
import { parseTarget } from "#domain/mount-kit/mount-amount.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import type { MountKit } from "./use-mount-kit.ts";
import { Input, Select } from "#app/ui/input.tsx";

const GRIDS = ["monofasico", "bifasico", "trifasico"] as const;

/** Target power of the kit, and the grid connection. */
export function TargetBar({ kit: { state, change } }: { kit: MountKit }) {
  const id = useId();
  return (
    <div className="app-mount-target">
      <TargetField targetW={state.targetW} change={change} />
      <div className="app-field">
        <label className="app-field__label" htmlFor={`${id}-grid`}>
          {TEXTS.grid}
        </label>
        <Select
          id={`${id}-grid`}
          value={state.grid ?? ""}
          onChange={(event) => {
            change({ type: "grid", grid: GRIDS.find((one) => one === event.currentTarget.value) ?? null });
          }}
        >
          <option value="">{TEXTS.anyGrid}</option>
          {GRIDS.map((grid) => (
            <option key={grid} value={grid}>
              {TEXTS.grids[grid]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

function TargetField({ targetW, change }: Pick<MountKit, "change"> & { targetW: number | null }) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? (targetW === null ? "" : formatNumber(targetW / 1000, { maxDecimals: 3 }));
  const parsed = parseTarget(shown);
  const type = (next: string) => {
    setText(next);
    const read = parseTarget(next);
    if ("targetW" in read) change({ type: "aim", targetW: read.targetW });
  };
  return (
    <FieldFrame
      name="target"
      label={TEXTS.target}
      hint={TEXTS.targetHint}
      {...("refusal" in parsed ? { error: parsed.refusal, errorText: TARGET_ERRORS[parsed.refusal] } : {})}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={shown}
          onChange={(event) => {
            type(event.currentTarget.value);
          }}
          onBlur={() => {
            if (!("refusal" in parsed)) setText(null);
          }}
        />
      )}
    </FieldFrame>
  );
}
