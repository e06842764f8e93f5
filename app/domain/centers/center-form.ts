import { formatCep } from "#domain/shared/format-identity.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import type { CenterForm, CenterInput, ManagedCenter, Region, RegionForm } from "./center-schema.ts";

/** Lists whose order does not matter. */
export const CENTER_FORM_SETS = ["servicedStates"] as const;
export const REGION_FORM_SETS = ["states"] as const;

export const EMPTY_CENTER_FORM: CenterForm = {
  name: "",
  CEP: "",
  patio: "",
  number: "",
  complement: "",
  neighborhood: "",
  city: "",
  state: "",
  servicedStates: [],
};

/** A stored center as its form shows it. */
export function toCenterForm({ name, address, servicedStates }: ManagedCenter): CenterForm {
  const digits = normalizeCep(address.CEP);
  return { ...address, name, CEP: digits === null ? address.CEP : formatCep(digits), servicedStates };
}

/** Reads a form as the input of a center. `CenterInputSchema` validates the result. */
export function toCenterInput(form: CenterForm): Omit<CenterInput, "servicedStates" | "address"> & {
  address: Omit<CenterForm, "name" | "servicedStates">;
  servicedStates: readonly string[];
} {
  const { name, servicedStates, CEP, patio, number, complement, neighborhood, city, state } = form;
  return {
    name,
    address: { CEP, patio, number, complement, neighborhood, city, state },
    servicedStates: [...servicedStates],
  };
}

/** A stored region as its form shows it. */
export function toRegionForm({ name, states, centerPriority }: Region): RegionForm {
  const centers = [...centerPriority].sort((a, b) => a.order - b.order).map(({ id }) => id);
  return { name, states, centers };
}

/** Reads a form as the input of a region. `RegionInputSchema` validates the result. */
export function toRegionInput({ name, states, centers }: RegionForm) {
  return {
    name,
    states: [...states],
    centerPriority: centers.map((id, index) => ({ id, order: index + 1 })),
  };
}
