import { type Answer, callApi } from "../setup/call-api.ts";
import type { TestUser } from "./distributor.ts";

export interface AnsweredRole {
  id: string;
  name: string;
  type: "staff" | "integrator";
  permissions: string[];
  label: string | null;
  limitDiscountOrder: string | null;
  externalLinkButton: { name: string; link: string } | null;
  support: { whatsApp: { number: string; message: string | null } | null };
  version: number;
  people: number;
}

/** Body of a new role; valid by default. */
export function buildRoleInput(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: "Financeiro", type: "staff", permissions: ["order"], ...fields };
}

/** Creates a role through the API. */
export function createRole(
  person: TestUser,
  fields: Record<string, unknown> = {},
): Promise<Answer<AnsweredRole>> {
  return callApi<AnsweredRole>("POST", "/app/staff/roles", {
    headers: person.headers,
    body: buildRoleInput(fields),
  });
}

/** Replaces a role through the API. */
export function updateRole(
  person: TestUser,
  id: string,
  version: number,
  fields: Record<string, unknown> = {},
): Promise<Answer<AnsweredRole>> {
  return callApi<AnsweredRole>("PUT", `/app/staff/roles/${id}`, {
    headers: person.headers,
    body: { ...buildRoleInput(fields), version },
  });
}

/** Reads a role through the API. */
export async function readRole(person: TestUser, id: string): Promise<AnsweredRole> {
  const { data } = await callApi<AnsweredRole>("GET", `/app/staff/roles/${id}`, { headers: person.headers });
  return data;
}
