import "./pricing.css";
import { useState } from "react";
import { TRIAL_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import type { Trial, TrialItem } from "./price-trial.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

export interface TrialPanelProps {
  /** Items offered at first. */
  items: readonly TrialItem[];
  groups: readonly { id: string; name: string }[];
  trial: Trial | null;
  onChange: (trial: Trial | null) => void;
}

/** The item and buyer that formulas are tried with; they are not saved. */
export function TrialPanel({ items, groups, trial, onChange }: TrialPanelProps) {
  const { found, state, search } = useTrialItems(items);
  const chosen = trial?.item;
  const isListed = found.some(({ id }) => id === chosen?.id);
  const listed = chosen === undefined || isListed ? found : [chosen, ...found];
  return (
    <Panel
      title={WORDS.title}
      className="app-stack app-gap-8 app-pad app-price-trial"
      aria-label={WORDS.title}
    >
      <p className="app-small">{WORDS.hint}</p>
      <form
        role="search"
        className="app-row app-price-trial__search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("search");
          void search(typeof typed === "string" ? typed : "");
        }}
      >
        <Input
          type="search"
          name="search"
          aria-label={WORDS.search}
          placeholder={WORDS.search}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit" aria-busy={state === "asking"}>
          {WORDS.submit}
        </Button>
      </form>
      <p role="status" className="app-quiet app-price-trial__none">
        {state === "failed" ? WORDS.failed : found.length === 0 && WORDS.none}
      </p>
      <ItemChoice
        items={listed}
        chosen={chosen}
        onChoose={(item) => {
          onChange({ amount: 1, state: null, groupId: null, ...trial, item });
        }}
      />
      {trial !== null && <TrialBuyer trial={trial} groups={groups} onChange={onChange} />}
    </Panel>
  );
}

/** Items that a search found; the earlier ones stay until then. */
function useTrialItems(items: readonly TrialItem[]) {
  const [found, setFound] = useState(items);
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const search = async (text: string) => {
    setState("asking");
    try {
      const answer = await portalApi.call("GET", "/app/staff/pricing/trial-items", {
        query: { search: text },
      });
      setFound((answer as { items: TrialItem[] }).items);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { found, state, search };
}

function ItemChoice({
  items,
  chosen,
  onChoose,
}: {
  items: readonly TrialItem[];
  chosen: TrialItem | undefined;
  onChoose: (item: TrialItem) => void;
}) {
  return (
    <label className="app-field">
      <span className="app-field__label">{WORDS.item}</span>
      <Select
        value={chosen?.id ?? ""}
        onChange={(event) => {
          const item = items.find(({ id }) => id === event.currentTarget.value);
          if (item !== undefined) onChoose(item);
        }}
      >
        {chosen === undefined && <option value="" />}
        {(["product", "kit"] as const).map((kind) => (
          <optgroup key={kind} label={WORDS[kind]}>
            {items
              .filter((item) => item.kind === kind)
              .map(({ id, code, name }) => (
                <option key={id} value={id}>
                  {`${name} · ${code}`}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </label>
  );
}

/** Amount, state and group of the buyer. */
function TrialBuyer({
  trial,
  groups,
  onChange,
}: Pick<TrialPanelProps, "groups" | "onChange"> & { trial: Trial }) {
  return (
    <div className="app-price-trial__line">
      <label className="app-field">
        <span className="app-field__label">{WORDS.amount}</span>
        <Input
          type="number"
          min={1}
          max={100_000}
          value={trial.amount}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            const isAmount = Number.isInteger(valueAsNumber) && valueAsNumber >= 1;
            if (isAmount) onChange({ ...trial, amount: Math.min(valueAsNumber, 100_000) });
          }}
        />
      </label>
      <label className="app-field">
        <span className="app-field__label">{WORDS.state}</span>
        <Select
          value={trial.state ?? ""}
          onChange={(event) => {
            onChange({ ...trial, state: event.currentTarget.value || null });
          }}
        >
          <option value="">{WORDS.anyState}</option>
          {STATES.map((uf) => (
            <option key={uf}>{uf}</option>
          ))}
        </Select>
      </label>
      <label className="app-field">
        <span className="app-field__label">{WORDS.group}</span>
        <Select
          value={trial.groupId ?? ""}
          onChange={(event) => {
            onChange({ ...trial, groupId: event.currentTarget.value || null });
          }}
        >
          <option value="">{WORDS.noGroup}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
