import "./mount-strings.css";
import { IconX } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import type { RoofFace } from "#domain/mount-kit/mount-state.ts";
import { LAYOUT_LIMITS } from "#domain/mount-kit/roof-layout.ts";
import { AmountInput } from "./amount-input.tsx";
import { Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Number of modules that a drawing shows, at most; larger faces are given in numbers. */
const MOST_DRAWN = 240;

export interface FaceRowProps {
  face: RoofFace;
  index: number;
  /** Number of modules on the face. */
  filled: number;
  canRemove: boolean;
  /** Possible orientations of the modules; a single one is shown instead of chosen. */
  orientations: readonly RoofFace["orientation"][];
  onChange: (face: RoofFace) => void;
  onRemove: () => void;
}

/** A face of the roof: rows, modules per row, orientation, and a drawing. */
export function FaceRow({ face, index, filled, canRemove, orientations, onChange, onRemove }: FaceRowProps) {
  const place = String(index + 1);
  const labelOf = (field: string) => fill(TEXTS.faceOf, { field, index: place });
  const clamp = (value: number, most: number) => Math.min(most, Math.max(1, value));
  return (
    <Panel as="div" className="app-card">
      <div className="app-row app-row--bottom app-gap-8">
        <strong className="app-mppt__name">{fill(TEXTS.face, { index: place })}</strong>
        <span className="app-stack app-gap-4 app-small app-mppt__field">
          <span aria-hidden>{TEXTS.faceRows}</span>
          <AmountInput
            min={1}
            value={face.rows}
            label={labelOf(TEXTS.faceRows)}
            onChange={(rows) => {
              onChange({ ...face, rows: clamp(rows, LAYOUT_LIMITS.rows) });
            }}
          />
        </span>
        <span className="app-quiet app-mppt__times" aria-hidden>
          ×
        </span>
        <span className="app-stack app-gap-4 app-small app-mppt__field">
          <span aria-hidden>{TEXTS.facePerRow}</span>
          <AmountInput
            min={1}
            value={face.modulesPerRow}
            label={labelOf(TEXTS.facePerRow)}
            onChange={(modulesPerRow) => {
              onChange({ ...face, modulesPerRow: clamp(modulesPerRow, LAYOUT_LIMITS.modulesPerRow) });
            }}
          />
        </span>
        {orientations.length === 1 ? (
          <span className="app-stack app-gap-4 app-small app-mppt__field">
            {TEXTS.orientation} <b className="app-face__only">{TEXTS.orientations[face.orientation]}</b>
          </span>
        ) : (
          <label className="app-stack app-gap-4 app-small app-mppt__field">
            <span>{TEXTS.orientation}</span>
            <Select
              aria-label={labelOf(TEXTS.orientation)}
              value={face.orientation}
              onChange={(event) => {
                const orientation = orientations.find((one) => one === event.currentTarget.value);
                if (orientation !== undefined) onChange({ ...face, orientation });
              }}
            >
              {orientations.map((one) => (
                <option key={one} value={one}>
                  {TEXTS.orientations[one]}
                </option>
              ))}
            </Select>
          </label>
        )}
        {canRemove && (
          <Button kind="sign" aria-label={fill(TEXTS.removeFace, { index: place })} onClick={onRemove}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </Button>
        )}
      </div>
      <FaceDrawing face={face} filled={filled} />
    </Panel>
  );
}

function FaceDrawing({
  face: { rows, modulesPerRow, orientation },
  filled,
}: {
  face: RoofFace;
  filled: number;
}) {
  if (rows * modulesPerRow > MOST_DRAWN) return null;
  const [width, height] = orientation === "retrato" ? [11, 20] : [20, 11];
  const gap = 2;
  const places = Array.from({ length: rows * modulesPerRow }, (_, place) => place);
  const box = [modulesPerRow * (width + gap) - gap, rows * (height + gap) - gap] as const;
  return (
    <svg
      className="app-face__drawing"
      viewBox={`0 0 ${String(box[0])} ${String(box[1])}`}
      style={{ maxWidth: `${String(box[0] * 2)}px` }}
      aria-hidden
    >
      {places.map((place) => (
        <rect
          key={place}
          x={(place % modulesPerRow) * (width + gap)}
          y={Math.floor(place / modulesPerRow) * (height + gap)}
          width={width}
          height={height}
          rx={1}
          className={place < filled ? "app-face__module" : "app-face__gap"}
        />
      ))}
    </svg>
  );
}
