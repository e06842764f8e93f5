import { z } from "zod";
import { CEP_RANGES } from "#domain/validation/cep.ts";

/** One of the 27 federative units. */
export const StateCodeSchema = z.enum(CEP_RANGES.map(({ state }) => state));

/** What is known of the address behind a CEP. */
export const AddressLookupSchema = z.object({
  /** Eight digits, as they were asked for. */
  cep: z.string().regex(/^\d{8}$/),
  uf: StateCodeSchema,
  /** Code of the municipality, when the service that answered gives it. */
  ibge: z
    .string()
    .regex(/^\d{7}$/)
    .nullable(),
  city: z.string().nullable(),
  /** Null where one CEP serves a whole town. */
  logradouro: z.string().nullable(),
  bairro: z.string().nullable(),
  /** How near it is: the CEP itself, the CEP that ends in 000, or only the state. */
  precision: z.enum(["exact", "district", "state"]),
  /** Only the state is known because a service did not answer: the CEP may well exist. */
  servicesFailed: z.literal(true).optional(),
});

export type AddressLookup = z.infer<typeof AddressLookupSchema>;
