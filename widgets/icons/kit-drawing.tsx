import { createContext, type ReactNode, useContext, useId } from "react";

/** Left upper corners of the six modules. */
const CORNERS = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 11.5 + column * 15.2 - row * 2, y: 12.5 + row * 16.8 })),
);

/** Outlines of all modules, and the lines between their cells. */
const MODULES = CORNERS.map(
  ({ x, y }) =>
    `M${at(x + 2.6)} ${at(y)}h11a.9.9 0 0 1 .9 1l-1.7 13.6a1.2 1.2 0 0 1-1.2 1h-11a.9.9 0 0 1-.9-1l1.7-13.6a1.2 1.2 0 0 1 1.2-1z`,
).join("");
const CELLS = CORNERS.map(
  ({ x, y }) =>
    `M${at(x + 6.3)} ${at(y + 0.4)}l-1.9 14.8m6-14.8l-1.9 14.8M${at(x + 1.1)} ${at(y + 5.3)}h12.6m-13.2 5h12.6`,
).join("");

/** Id of the shapes that the drawings of a list share. */
const SharedShapes = createContext<string | null>(null);

/** Writes the shapes of the drawing once for all kits within it. */
export function SharedKitDrawing({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <SharedShapes.Provider value={id}>
      <svg className="gs-visually-hidden" aria-hidden="true">
        <g id={id}>
          <Shapes />
        </g>
      </svg>
      {children}
    </SharedShapes.Provider>
  );
}

/** Drawing for kits without a picture: six modules and an inverter. */
export function KitDrawing() {
  const shared = useContext(SharedShapes);
  return (
    <svg className="gs-kit-drawing" viewBox="0 0 76 60" aria-hidden="true">
      {shared === null ? <Shapes /> : <use href={`#${shared}`} />}
    </svg>
  );
}

function Shapes() {
  return (
    <>
      <path className="gs-kit-drawing__module" d={MODULES} />
      <path className="gs-kit-drawing__cells" d={CELLS} />
      <rect className="gs-kit-drawing__inverter" x="56.5" y="30" width="12.5" height="17" rx="2" />
      <circle className="gs-kit-drawing__light" cx="62.75" cy="36" r="2.1" />
      <path className="gs-kit-drawing__grid" d="M60 42.6h5.5" />
    </>
  );
}

function at(position: number): string {
  return String(Math.round(position * 10) / 10);
}
