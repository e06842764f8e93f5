import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";

/** A chosen kit and its amount. */
export interface ChosenKit {
  id: string;
  amount: number;
}

const MAX_AMOUNT = 999;

/** Id of the form by which kits are chosen before scripts run, and the field with the id of the kit. */
export const CHOICE_FORM = "escolher-kit";
export const CHOSEN_FIELD = "escolhido";

/** The chosen kits in an address: `?kit=kto_1~2&kit=kto_2~1`. Invalid parameters are ignored. */
export function readChoice(params: URLSearchParams): ChosenKit[] {
  const chosen = new Map<string, number>();
  for (const text of params.getAll("kit").slice(0, 50)) {
    const [id, amount] = text.split("~");
    const count = Number(amount ?? "1");
    if (id && Number.isInteger(count) && count > 0 && count <= MAX_AMOUNT) chosen.set(id, count);
  }
  return [...chosen].map(([id, amount]) => ({ id, amount }));
}

/** The query parameters with another amount of a kit; zero removes it. */
export function withAmount(params: URLSearchParams, id: string, amount: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const kept = readChoice(params).filter((kit) => kit.id !== id);
  next.delete("kit");
  for (const kit of amount > 0 ? [...kept, { id, amount }] : kept)
    next.append("kit", `${kit.id}~${String(kit.amount)}`);
  return next;
}

/** The compared kits in an address: `?compare=kto_1&compare=kto_2`, each once, at most four. */
export function readCompared(params: URLSearchParams): string[] {
  return [...new Set(params.getAll("compare"))].filter((id) => id !== "").slice(0, MAX_COMPARED);
}

/** The query parameters with a kit added to the comparison, or removed. */
export function withCompared(params: URLSearchParams, id: string, isIn: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  const others = readCompared(params).filter((one) => one !== id);
  next.delete("compare");
  for (const one of isIn ? [...others, id].slice(0, MAX_COMPARED) : others) next.append("compare", one);
  return next;
}
