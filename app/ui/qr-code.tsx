import "./qr-code.css";
import { useMemo } from "react";
import { encode } from "uqr";

/** Width of the free border that readers need, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code, drawn as one path. It is dark on light in both colour schemes, because some readers cannot
 *  read the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: QUIET_ZONE });
    const modules = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: modules.join("") };
  }, [text]);
  return (
    <svg
      className="app-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
