import {
  COMPARATOR_ORDER,
  newBreak,
  newCondition,
  newFunction,
  PRICED_KINDS,
  type RulesValues,
} from "./rules-values.ts";

const MAX = { functions: 100, conditions: 20, breaks: 200 };

/** Reads rules as a browser sends them: ids of functions and breaks in order, and the fields of each. */
export function readRulesValues(form: FormData): RulesValues {
  const text = (name: string, maxLength = 200) => cut(form.get(name), maxLength);
  const all = (name: string) => form.getAll(name).map((value) => cut(value, 200));
  return {
    functions: idsOf(form, "function", MAX.functions).map((id) => {
      const variables = all(`f.${id}.variable`).slice(0, MAX.conditions);
      const comparators = all(`f.${id}.comparator`);
      const values = all(`f.${id}.value`);
      return {
        id,
        name: text(`f.${id}.name`),
        appliesTo: oneOf(PRICED_KINDS, text(`f.${id}.appliesTo`)),
        active: form.has(`f.${id}.active`),
        value: text(`f.${id}.formula`, 4_100).replaceAll("\r\n", "\n"),
        conditions: variables.map((variable, at) => ({
          variable,
          comparator: oneOf(COMPARATOR_ORDER, comparators[at] ?? ""),
          value: values[at] ?? "",
        })),
      };
    }),
    breaks: idsOf(form, "break", MAX.breaks).map((id) => ({
      id,
      basis: oneOf(["quantity", "orderPower"], text(`b.${id}.basis`)),
      appliesTo: oneOf(PRICED_KINDS, text(`b.${id}.appliesTo`)),
      from: text(`b.${id}.from`),
      percentage: text(`b.${id}.percentage`),
    })),
    minimumMarginPct: text("minimumMarginPct"),
  };
}

/** Applies the step of a button to the form; shared by scripts and the server.
 *  @param step - `function`, `break`, `condition:<id>`, `remove:f:<id>`, `remove:b:<id>`, `remove:c:<id>:<place>`
 *  @param id - of what is added */
export function changeRules(values: RulesValues, step: string, id: string, name: string): RulesValues {
  const [what, kind = "", of = "", place = ""] = step.split(":");
  const { functions, breaks } = values;
  switch (what) {
    case "function":
      return { ...values, functions: [...functions, newFunction(id, name)] };
    case "break":
      return { ...values, breaks: [...breaks, newBreak(id)] };
    case "condition":
      return withFunction(values, kind, (one) => [...one, newCondition()]);
    case "remove":
      if (kind === "f") return { ...values, functions: functions.filter((one) => one.id !== of) };
      if (kind === "b") return { ...values, breaks: breaks.filter((one) => one.id !== of) };
      return withFunction(values, of, (all) => all.filter((_, at) => String(at) !== place));
    default:
      return values;
  }
}

/** The functions in another order; those that the order does not name come last. */
export function orderFunctions(values: RulesValues, ids: readonly string[]): RulesValues {
  const place = ({ id }: { id: string }) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return { ...values, functions: values.functions.toSorted((a, b) => place(a) - place(b)) };
}

type Conditions = RulesValues["functions"][number]["conditions"];

function withFunction(
  values: RulesValues,
  id: string,
  change: (conditions: Conditions) => Conditions,
): RulesValues {
  const functions = values.functions.map((one) =>
    one.id === id ? { ...one, conditions: change(one.conditions) } : one,
  );
  return { ...values, functions };
}

function idsOf(form: FormData, name: string, most: number): string[] {
  const ids = form.getAll(name).map((value) => cut(value, 40));
  return [...new Set(ids)].filter((id) => /^[\w-]+$/.test(id)).slice(0, most);
}

function cut(value: FormDataEntryValue | null, maxLength: number): string {
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], typed: string): Choice {
  return choices.find((choice) => choice === typed) ?? choices[0];
}
