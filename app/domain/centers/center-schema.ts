import * as z from "zod";
import { FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { AddressSchema } from "#domain/address/address-schema.ts";
import { StateCodeSchema } from "#domain/address/address-lookup-schema.ts";
import { STATES } from "./states.ts";

const coded = (code: string) => ({ message: code, params: { code } });
const IdSchema = z.string().min(1).max(64);

/** Limit of centers in an order or a region. */
const MAX_CENTERS = 200;

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

const StatesSchema = z
  .array(StateCodeSchema)
  .min(1)
  .max(STATES.length)
  .refine(isDistinct, coded("REPEATED"))
  .transform((states) => [...states].sort());

const CenterFields = {
  name: z.string().trim().min(1).max(80),
  address: AddressSchema.extend({ state: StateCodeSchema }),
  /** States that the center sells to. */
  servicedStates: StatesSchema,
};

const VersionSchema = z.int().min(1);

/** Input of a new center; it becomes the last in the delivery priority. */
export const CenterInputSchema = z.strictObject(CenterFields);
/** Input that replaces a stored version of a center. */
export const CenterUpdateSchema = z.strictObject({ ...CenterFields, version: VersionSchema });

/** Opens or closes a center for sales. */
export const CenterActiveSchema = z.strictObject({ active: z.boolean(), version: VersionSchema });

const OrderSchema = z.array(IdSchema).min(1).max(MAX_CENTERS).refine(isDistinct, coded("REPEATED"));

/** A new delivery priority: all centers in their new order, and the order that the edit began with. */
export const CenterOrderSchema = z
  .strictObject({ centerIds: OrderSchema, before: OrderSchema })
  .refine(
    ({ centerIds, before }) => JSON.stringify([...centerIds].sort()) === JSON.stringify([...before].sort()),
    { ...coded("OTHER_CENTERS"), path: ["centerIds"] },
  );

const RegionFields = {
  name: z.string().trim().min(1).max(80),
  /** States of the region; a state belongs to at most one region. */
  states: StatesSchema,
  /** Centers that serve the region, lowest order first. */
  centerPriority: z
    .array(z.strictObject({ id: IdSchema, order: z.int().min(1).max(MAX_CENTERS) }))
    .min(1)
    .max(MAX_CENTERS)
    .refine((list) => isDistinct(list.map(({ id }) => id)), coded("REPEATED"))
    .refine((list) => isDistinct(list.map(({ order }) => order)), coded("REPEATED"))
    .transform((list) => [...list].sort((a, b) => a.order - b.order)),
};

export const RegionInputSchema = z.strictObject(RegionFields);
/** Input that replaces a stored version of a region. */
export const RegionUpdateSchema = z.strictObject({ ...RegionFields, version: VersionSchema });

/** The fields of the forms of a center and of a region; a region's centers are ids in order of preference. */
export const CenterFormSchema = z.object({
  name: FORM_TEXT,
  CEP: FORM_TEXT,
  patio: FORM_TEXT,
  number: FORM_TEXT,
  complement: FORM_TEXT,
  neighborhood: FORM_TEXT,
  city: FORM_TEXT,
  state: FORM_TEXT,
  servicedStates: FORM_LIST,
});
export const RegionFormSchema = z.object({ name: FORM_TEXT, states: FORM_LIST, centers: FORM_LIST });

export type CenterForm = z.infer<typeof CenterFormSchema>;
export type RegionForm = z.infer<typeof RegionFormSchema>;
export type CenterInput = z.infer<typeof CenterInputSchema>;
export type CenterUpdate = z.infer<typeof CenterUpdateSchema>;
export type CenterActive = z.infer<typeof CenterActiveSchema>;
export type CenterOrder = z.infer<typeof CenterOrderSchema>;
export type RegionInput = z.infer<typeof RegionInputSchema>;
export type RegionUpdate = z.infer<typeof RegionUpdateSchema>;

/** Stock, requests and people that depend on a center. */
export interface CenterUse {
  /** Number of products with units on hand. */
  products: number;
  onHand: number;
  reserved: number;
  /** Number of requests with reservations at the center. */
  openReservations: number;
  /** Number of integrators' users who chose it. */
  chosenBy: number;
}

/** A center as its distributor edits it; an imported address may be incomplete. */
export interface ManagedCenter extends Omit<CenterInput, "address"> {
  id: string;
  active: boolean;
  address: Record<keyof CenterInput["address"], string>;
  servicedStates: CenterInput["servicedStates"];
  version: number;
  updatedAt: string;
  use: CenterUse;
}

export interface Region extends RegionInput {
  id: string;
  version: number;
  updatedAt: string;
}
