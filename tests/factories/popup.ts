import type { PopupInput } from "#domain/popups/popup-schema.ts";
import { insertPopup } from "#worker/repositories/popups/popup-repository.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** Input of a pop-up; valid by default. */
export function buildPopupInput(fields: Partial<PopupInput> = {}): PopupInput {
  return {
    title: "Semana do Sol",
    description: "Kits com prioridade na expedição.",
    image: "/pictures/campaign-week.svg",
    link: "/kitsIntegrator",
    whereToDisplay: ["KitsIntegrator"],
    displayFrequency: 3,
    active: true,
    startsOn: null,
    endsOn: null,
    ...fields,
  };
}

/** Stores a pop-up; returns its id. */
export async function createTestPopup(
  owner: TestDistributor,
  { at = "2026-11-21T12:00:00.000Z", ...fields }: Partial<PopupInput> & { at?: string } = {},
): Promise<string> {
  const id = newId("pop");
  await owner.database.writeBatch([insertPopup(owner.id, { id, input: buildPopupInput(fields), at })]);
  return id;
}
