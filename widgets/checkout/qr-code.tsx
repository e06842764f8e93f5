/** Width of the free border that readers need, in modules. */
const QUIET_ZONE = 4;

/** A QR code, drawn as one path. It is dark on light in both colour schemes, because some readers cannot read the reverse.
 *  @param props.rows - its modules, as `qrRows` writes them */
export function QrCode({ rows, label }: { rows: string; label: string }) {
  const lines = rows.split(",");
  const size = lines.length + 2 * QUIET_ZONE;
  return (
    <svg
      className="gs-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className="gs-qr__ink" d={lines.map(rowPath).join("")} />
    </svg>
  );
}

/** Each run of dark modules in a row, as a rectangle one module high. */
function rowPath(row: string, y: number): string {
  let path = "";
  for (const run of bitsOf(row).matchAll(/1+/g)) {
    const width = run[0].length;
    path += `M${run.index + QUIET_ZONE} ${y + QUIET_ZONE}h${width}v1h-${width}z`;
  }
  return path;
}

function bitsOf(digits: string): string {
  return Array.from(digits, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
}
