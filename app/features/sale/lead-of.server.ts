import { isId } from "#domain/shared/ids.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** The system of a lead in an address. Leads are not stored yet, so only the form of the ids is checked.
 *  @throws DomainError NOT_FOUND */
export function leadOf({ leadId = "", systemId = "" }: { leadId?: string; systemId?: string }) {
  if (!isId("led", leadId)) throw new DomainError("NOT_FOUND", { entity: "lead", id: leadId });
  if (!isId("sys", systemId)) throw new DomainError("NOT_FOUND", { entity: "system", id: systemId });
  return { leadId, systemId };
}
