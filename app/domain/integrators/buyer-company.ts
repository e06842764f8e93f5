/** A company that the distributor's people can buy for. */
export interface BuyerCompany {
  id: string;
  companyName: string;
  cnpj: string | null;
  /** City of its address; null if unknown. */
  city: string | null;
  state: string | null;
  /** Name of its group of integrators. */
  groupName: string | null;
}

/** The companies in an answer of the API; invalid ones are left out. */
export function parseBuyerCompanies(answer: unknown): BuyerCompany[] {
  if (typeof answer !== "object" || answer === null || !("items" in answer)) return [];
  return Array.isArray(answer.items) ? answer.items.flatMap(toCompany) : [];
}

function toCompany(item: unknown): BuyerCompany[] {
  if (typeof item !== "object" || item === null) return [];
  const facts = item as Readonly<Record<string, unknown>>;
  const { id, companyName } = facts;
  if (typeof id !== "string" || typeof companyName !== "string") return [];
  const text = (name: string) => (typeof facts[name] === "string" ? facts[name] : null);
  return [
    {
      id,
      companyName,
      cnpj: text("cnpj"),
      city: text("city"),
      state: text("state"),
      groupName: text("groupName"),
    },
  ];
}
