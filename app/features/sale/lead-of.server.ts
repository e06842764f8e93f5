import { isId } from "#domain/shared/ids.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** The system of a lead that an address names. Leads are kept nowhere yet, so an address is as good as its ids are ids.
 *  @throws DomainError NOT_FOUND */
export function leadOf({ leadId = "", systemId = "" }: { leadId?: string; systemId?: string }) {
  if (!isId("led", leadId)) throw new DomainError("NOT_FOUND", { entity: "lead", id: leadId });
  if (!isId("sys", systemId)) throw new DomainError("NOT_FOUND", { entity: "system", id: systemId });
  return { leadId, systemId };
}
