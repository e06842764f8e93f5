/** A company that the distributor's people buy for, as far as choosing it asks. */
export interface BuyerCompany {
  id: string;
  companyName: string;
  cnpj: string | null;
  /** Where it stands; null where nobody said. */
  city: string | null;
  state: string | null;
  /** Group that its prices follow. */
  groupName: string | null;
}

/** The companies in an answer of the API; what does not read is left out. */
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
