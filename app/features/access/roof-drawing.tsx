import "./login.css";
const ROWS = [0, 1, 2, 3] as const;
const COLUMNS = [0, 1, 2, 3, 4] as const;

/** Modules on a roof, drawn in white over the gradient. */
export function RoofDrawing() {
  return (
    <svg className="app-login__roof" viewBox="0 0 620 330" aria-hidden="true" focusable="false">
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => (
          <path
            key={`${String(row)}-${String(column)}`}
            d={`M${String(64 + column * 112 - row * 54)} ${String(row * 84)}h98l-18 74h-98z`}
            fill="#fff"
            opacity={0.12 + ((row + column * 2) % 4) * 0.035}
          />
        )),
      )}
    </svg>
  );
}
