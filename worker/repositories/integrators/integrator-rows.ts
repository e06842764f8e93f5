import * as z from "zod";
import type { Role } from "#domain/access/actor.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";
import type { role } from "#worker/db/schema/access.ts";

const text = z.string().catch("");

/** An address as it is stored; older companies have none. */
const AddressSchema = z
  .object({
    CEP: text,
    patio: text,
    number: text,
    complement: text,
    neighborhood: text,
    city: text,
    state: text,
  })
  .nullable()
  .catch(null);

export type StoredAddress = z.infer<typeof AddressSchema>;

export function toAddress(value: unknown): StoredAddress {
  return AddressSchema.parse(value);
}

const PermissionsSchema = z.array(z.string()).catch([]);
const ContentSchema = RoleContentSchema.catch(() => RoleContentSchema.parse({}));

export function toRole(row: typeof role.$inferSelect): Role {
  const { id, name, type, permissions, content } = row;
  return {
    ...ContentSchema.parse(content),
    id,
    name,
    type,
    permissions: PermissionsSchema.parse(permissions),
  };
}

const ChangesSchema = z.object({ reason: z.object({ to: z.string().nullable() }) });

/** The reason that a line of the log carries, if it does. */
export function toSavedReason(changes: unknown): string | null {
  const parsed = ChangesSchema.safeParse(changes);
  return parsed.success ? parsed.data.reason.to : null;
}
