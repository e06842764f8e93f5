import { useState } from "react";
import { TRIAL_TEXTS as WORDS } from "#copy/precification.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import type { Trial, TrialItem } from "./price-trial.ts";

const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

export interface TrialPanelProps {
  /** Some items to begin with. */
  items: readonly TrialItem[];
  groups: readonly { id: string; name: string }[];
  trial: Trial | null;
  onChange: (trial: Trial | null) => void;
}

/** The product or kit that formulas are tried with, and for whom. It is no part of what is saved. */
export function TrialPanel({ items, groups, trial, onChange }: TrialPanelProps) {
  const [found, setFound] = useState(items);
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const chosen = trial?.item;
  const isListed = found.some(({ id }) => id === chosen?.id);
  const listed = chosen === undefined || isListed ? found : [chosen, ...found];
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
  return (
    <section className="gs-panel app-price-trial" aria-label={WORDS.title}>
      <h2 className="app-step__title">{WORDS.title}</h2>
      <p className="app-step__hint">{WORDS.hint}</p>
      <form
        role="search"
        className="app-price-trial__search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("search");
          void search(typeof typed === "string" ? typed : "");
        }}
      >
        <input
          type="search"
          name="search"
          className="app-input"
          aria-label={WORDS.search}
          placeholder={WORDS.search}
          maxLength={80}
          autoComplete="off"
        />
        <button type="submit" className="gs-button" aria-busy={state === "asking"}>
          {WORDS.submit}
        </button>
      </form>
      <p role="status" className="app-quiet app-price-trial__none">
        {state === "failed" ? WORDS.failed : found.length === 0 && WORDS.none}
      </p>
      <label className="app-field">
        <span className="app-field__label">{WORDS.item}</span>
        <select
          className="app-input"
          value={chosen?.id ?? ""}
          onChange={(event) => {
            const item = listed.find(({ id }) => id === event.currentTarget.value);
            if (item !== undefined) onChange({ amount: 1, state: null, groupId: null, ...trial, item });
          }}
        >
          {chosen === undefined && <option value="" />}
          {(["product", "kit"] as const).map((kind) => (
            <optgroup key={kind} label={WORDS[kind]}>
              {listed
                .filter((item) => item.kind === kind)
                .map(({ id, code, name }) => (
                  <option key={id} value={id}>
                    {`${name} · ${code}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {trial !== null && (
        <div className="app-price-trial__line">
          <label className="app-field">
            <span className="app-field__label">{WORDS.amount}</span>
            <input
              type="number"
              className="app-input"
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
            <select
              className="app-input"
              value={trial.state ?? ""}
              onChange={(event) => {
                onChange({ ...trial, state: event.currentTarget.value || null });
              }}
            >
              <option value="">{WORDS.anyState}</option>
              {STATES.map((uf) => (
                <option key={uf}>{uf}</option>
              ))}
            </select>
          </label>
          <label className="app-field">
            <span className="app-field__label">{WORDS.group}</span>
            <select
              className="app-input"
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
            </select>
          </label>
        </div>
      )}
    </section>
  );
}
