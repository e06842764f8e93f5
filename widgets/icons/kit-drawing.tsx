const MODULE_ROWS = [0, 1];
const MODULE_COLUMNS = [0, 1, 2];

/** Drawing for kits without a picture: six modules and an inverter. */
export function KitDrawing() {
  return (
    <svg className="gs-kit-drawing" viewBox="0 0 76 60" aria-hidden="true" focusable="false">
      {MODULE_ROWS.map((row) =>
        MODULE_COLUMNS.map((column) => (
          <SolarModule key={`${row}-${column}`} x={11.5 + column * 15.2 - row * 2} y={12.5 + row * 16.8} />
        )),
      )}
      <rect className="gs-kit-drawing__inverter" x="56.5" y="30" width="12.5" height="17" rx="2" />
      <circle className="gs-kit-drawing__light" cx="62.75" cy="36" r="2.1" />
      <path className="gs-kit-drawing__grid" d="M60 42.6h5.5" />
    </svg>
  );
}

function SolarModule({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="gs-kit-drawing__module"
        d="M2.6 0h11a.9 .9 0 0 1 .9 1l-1.7 13.6a1.2 1.2 0 0 1 -1.2 1h-11a.9 .9 0 0 1 -.9 -1l1.7 -13.6a1.2 1.2 0 0 1 1.2 -1z"
      />
      <path
        className="gs-kit-drawing__cells"
        d="M6.3 .4l-1.9 14.8M10.4 .4l-1.9 14.8M1.1 5.3h12.6M.5 10.3h12.6"
      />
    </g>
  );
}
