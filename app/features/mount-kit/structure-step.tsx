import "./mount-products.css";
import "./mount-strings.css";
import "#app/ui/form.css";
import "./mount-kit.css";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { moduleCountOf, type RoofFace } from "#domain/mount-kit/mount-state.ts";
import { addFace, firstOrientation, type RoofLayout } from "#domain/mount-kit/roof-layout.ts";
import { RECOMMENDATION_LIMITS } from "#domain/recommendations/recommendation-limits.ts";
import type { KitSettings } from "#domain/settings/kit-settings-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FaceRow } from "./face-row.tsx";
import { leftOverText } from "./layout-text.ts";
import type { StepProps } from "./step-props.ts";
import { Input, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Structure, length of the cable, and faces of the roof. */
export function StructureStep({ kit, workshop }: StepProps) {
  const { state, change } = kit;
  const { structures } = workshop;
  const isRequired = kit.steps.some(({ type, required }) => type === "structure" && required);
  const choices = isRequired ? structures : [...structures, { id: "", name: TEXTS.structureNone }];
  return (
    <>
      <fieldset className="app-form__choices">
        <legend className="app-field__label">{TEXTS.roof}</legend>
        <p className="app-field__hint">{structures.length === 0 ? TEXTS.noStructures : TEXTS.roofHint}</p>
        <div className="app-grid app-gap-8 app-mount-choices">
          {choices.map(({ id, name }) => (
            <label key={id} className="app-choice">
              <Tick
                type="radio"
                name="structure"
                value={id}
                checked={(state.structureId ?? "") === id}
                onChange={() => {
                  change({ type: "structure", structureId: id === "" ? null : id });
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <CableField kit={kit} />
      {workshop.settings.kits.showStructureLayout && <Layout kit={kit} workshop={workshop} />}
    </>
  );
}

function CableField({ kit: { state, change } }: Pick<StepProps, "kit">) {
  const [text, setText] = useState(state.cableMetres === null ? "" : String(state.cableMetres));
  const metres = text.trim() === "" ? null : Number(text);
  const { cableMetres: most, usualCableMetres: usual } = RECOMMENDATION_LIMITS;
  const isRight = metres === null || (Number.isInteger(metres) && metres >= 0 && metres <= most);
  return (
    <FieldFrame
      name="cable"
      className="app-mount-cable"
      label={TEXTS.cable}
      hint={fill(TEXTS.cableHint, { usual })}
      {...(isRight ? {} : { error: "INVALID", errorText: TEXTS.cableError })}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={text}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setText(next);
            const value = next.trim() === "" ? null : Number(next);
            if (value === null || (Number.isInteger(value) && value >= 0 && value <= most)) {
              change({ type: "cable", cableMetres: value });
            }
          }}
        />
      )}
    </FieldFrame>
  );
}

function Layout({ kit: { state, change, layout }, workshop }: Pick<StepProps, "kit" | "workshop">) {
  const { kits } = workshop.settings;
  const modules = moduleCountOf(state);
  const setFaces = (faces: readonly RoofFace[]) => {
    change({ type: "faces", faces });
  };
  if (modules === 0) return <p className="app-quiet">{TEXTS.noLayout}</p>;
  return (
    <section className="app-stack app-gap-12" aria-labelledby="mount-layout">
      <h3 id="mount-layout" className="app-subheading">
        {TEXTS.layout}
      </h3>
      <p className="app-quiet">{TEXTS.layoutHint}</p>
      {layout.faces.map((face, index) => (
        <FaceRow
          // Faces have no id but their position.
          key={String(index)}
          face={face}
          index={index}
          filled={filledOf(layout.faces, index, modules)}
          canRemove={layout.faces.length > 1}
          orientations={
            kits.modulesOrientation === "ambas" ? ["retrato", "paisagem"] : [kits.modulesOrientation]
          }
          onChange={(next) => {
            setFaces(layout.faces.map((one, at) => (at === index ? next : one)));
          }}
          onRemove={() => {
            setFaces(layout.faces.filter((_, at) => at !== index));
          }}
        />
      ))}
      <p
        className="app-mount-layout__state"
        data-tone={layout.leftOver > 0 ? "warn" : undefined}
        role="status"
      >
        {stateText(layout, modules, kits)}
      </p>
      <p className="app-row app-gap-8">
        {kits.multipleStructureLayout && (
          <Button
            onClick={() => {
              setFaces(addFace(layout, firstOrientation(kits)));
            }}
          >
            {TEXTS.addFace}
          </Button>
        )}
        {state.faces.length > 0 && (
          <Button
            onClick={() => {
              setFaces([]);
            }}
          >
            {TEXTS.proposeLayout}
          </Button>
        )}
      </p>
    </section>
  );
}

/** Number of modules on a face, when faces are filled one after the other. */
function filledOf(faces: readonly RoofFace[], index: number, modules: number): number {
  const placesOf = ({ rows, modulesPerRow }: RoofFace) => rows * modulesPerRow;
  const before = faces.slice(0, index).reduce((sum, face) => sum + placesOf(face), 0);
  const face = faces[index];
  return face === undefined ? 0 : Math.min(placesOf(face), Math.max(0, modules - before));
}

function stateText({ leftOver, empty }: RoofLayout, modules: number, kits: KitSettings): string {
  const count = formatNumber(modules);
  const placed = fill(TEXTS.placed, { placed: formatNumber(modules - leftOver), count });
  if (leftOver > 0) return `${placed} ${leftOverText(leftOver, kits)}`;
  if (empty === 0) return placed;
  return `${placed} ${empty === 1 ? TEXTS.emptyPlacesOne : fill(TEXTS.emptyPlaces, { count: formatNumber(empty) })}`;
}
