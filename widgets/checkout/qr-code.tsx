import { useMemo } from "react";
import { encode } from "uqr";

/** Width of the free border that readers need, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code, drawn as one path. It is dark on light in both colour schemes, because some readers cannot
 *  read the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: QUIET_ZONE });
    return { size: code.size, path: code.data.map(rowPath).join("") };
  }, [text]);
  return (
    <svg
      className="gs-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className="gs-qr__ink" d={path} />
    </svg>
  );
}

/** Each run of dark modules in a row, as a rectangle one module high. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
