import * as z from "zod";
import { CEP_RANGES } from "#domain/validation/cep.ts";

/** One of the 27 federative units. */
export const StateCodeSchema = z.enum(CEP_RANGES.map(({ state }) => state));

/** The result of a CEP lookup. */
export const AddressLookupSchema = z.object({
  /** The eight digits looked up. */
  cep: z.string().regex(/^\d{8}$/),
  uf: StateCodeSchema,
  /** IBGE code of the municipality, if the service gave one. */
  ibge: z
    .string()
    .regex(/^\d{7}$/)
    .nullable(),
  city: z.string().nullable(),
  /** Null for a CEP that covers a whole town. */
  logradouro: z.string().nullable(),
  bairro: z.string().nullable(),
  /** Precision of the result: the CEP itself, the CEP ending in 000, or only the state. */
  precision: z.enum(["exact", "district", "state"]),
  /** Set if only the state is known because a service did not answer; the CEP may exist. */
  servicesFailed: z.literal(true).optional(),
});

export type AddressLookup = z.infer<typeof AddressLookupSchema>;
