import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import type { CenterOption } from "#domain/centers/center-list.ts";
import { Tick } from "#app/ui/input.tsx";

/** Radio buttons of centers, each with the states that it serves. */
export function CenterOptions({
  centers,
  chosenId,
}: {
  centers: readonly CenterOption[];
  chosenId: string | null;
}) {
  const first = centers.find(({ id }) => id === chosenId) ?? centers[0];
  return centers.map(({ id, address, servicedStates }) => (
    <label key={id} className="app-center">
      <Tick type="radio" name="center" value={id} required defaultChecked={id === first?.id} />
      <span className="app-center__words">
        <strong>
          {address.city} - {address.state}
        </strong>
        <span>
          {CENTER_TEXTS.serves} {servicedStates.join(", ")}
        </span>
      </span>
    </label>
  ));
}
