/** A kit that was chosen, with how many. */
export interface ChosenKit {
  id: string;
  amount: number;
}

const MAX_AMOUNT = 999;

/** Chosen kits of an address: `?kit=kto_1~2&kit=kto_2~1`. What does not read is left out. */
export function readChoice(params: URLSearchParams): ChosenKit[] {
  const chosen = new Map<string, number>();
  for (const text of params.getAll("kit").slice(0, 50)) {
    const [id, amount] = text.split("~");
    const count = Number(amount ?? "1");
    if (id && Number.isInteger(count) && count > 0 && count <= MAX_AMOUNT) chosen.set(id, count);
  }
  return [...chosen].map(([id, amount]) => ({ id, amount }));
}

/** The address's parameters with another amount of one kit; zero takes it out. */
export function withAmount(params: URLSearchParams, id: string, amount: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const kept = readChoice(params).filter((kit) => kit.id !== id);
  next.delete("kit");
  for (const kit of amount > 0 ? [...kept, { id, amount }] : kept)
    next.append("kit", `${kit.id}~${String(kit.amount)}`);
  return next;
}

/** Kits that stand side by side at most. */
export const MAX_COMPARED = 4;

/** Kits to compare, of an address: `?compare=kto_1&compare=kto_2`, each once and the first four. */
export function readCompared(params: URLSearchParams): string[] {
  return [...new Set(params.getAll("compare"))].filter((id) => id !== "").slice(0, MAX_COMPARED);
}

/** The address's parameters with a kit put into the comparison, or taken out of it. */
export function withCompared(params: URLSearchParams, id: string, isIn: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  const others = readCompared(params).filter((one) => one !== id);
  next.delete("compare");
  for (const one of isIn ? [...others, id].slice(0, MAX_COMPARED) : others) next.append("compare", one);
  return next;
}
