import { useState } from "react";
import { RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { RulesAnswer } from "./rules-answer.ts";
import { changeRules } from "./rules-form-data.ts";
import { type FunctionValues, rulesOf, type RulesValues } from "./rules-values.ts";

/** State of the rules' form: values, changes, errors, and unfolded functions. */
export function useRules(saved: RulesValues, answer: RulesAnswer | undefined) {
  const [base] = useState(saved);
  const [values, setValues] = useState(answer?.values ?? saved);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => wrongFunctions(values, answer));
  const isUntouched = values === answer?.values;
  const errors = isUntouched ? answer.errors : answer === undefined ? {} : rulesOf(values).errors;
  return {
    values,
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(base),
    isOpen: (id: string) => open.has(id),
    formulaError: (id: string) => (isUntouched ? answer.formulas[id] : undefined),
    change: (part: Partial<RulesValues>) => {
      setValues({ ...values, ...part });
    },
    setFunction: (next: FunctionValues) => {
      const functions = values.functions.map((one) => (one.id === next.id ? next : one));
      setValues({ ...values, functions });
    },
    toggle: (id: string, isOpen: boolean) => {
      if (isOpen !== open.has(id)) setOpen(toggled(open, id));
    },
    /** Applies the step of a button; a new function is unfolded. */
    step: (name: string) => {
      const id = `fn_${crypto.randomUUID().slice(0, 8)}`;
      setValues(changeRules(values, name, id, WORDS.newName));
      if (name === "function") setOpen(new Set([...open, id]));
    },
    discard: () => {
      setValues(base);
    },
  };
}

export type RulesState = ReturnType<typeof useRules>;

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]);
}

/** Functions with errors, and the one that a button added before scripts ran. */
function wrongFunctions({ functions }: RulesValues, answer: RulesAnswer | undefined): ReadonlySet<string> {
  if (answer === undefined) return new Set();
  const wrong = functions.filter(
    ({ id }) =>
      answer.formulas[id] !== undefined ||
      Object.keys(answer.errors).some((place) => place.startsWith(`f.${id}.`)),
  );
  const last = answer.isChanged ? functions.slice(-1) : [];
  return new Set([...wrong, ...last].map(({ id }) => id));
}
