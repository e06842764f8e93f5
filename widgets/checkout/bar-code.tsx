import { useMemo } from "react";
import { barsOf } from "#domain/payments/interleaved-bars.ts";

/** Narrow bars around the code that scanners need. */
const QUIET = 10;
const HEIGHT = 60;
/** Of a wide bar in narrow ones: with 2, a slip's code has room for a whole pixel a bar. */
const WIDE = 2;

/** The bars of a slip. They are black on white in every look, since scanners read them. */
export function BarCode({ digits, label }: { digits: string; label: string }) {
  const { width, bars } = useMemo(() => barsOf(digits, WIDE), [digits]);
  return (
    <svg
      className="gs-bars"
      width={width + 2 * QUIET}
      height={HEIGHT}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(width + 2 * QUIET)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path
        fill="#000"
        d={bars
          .map(
            ({ x, width: w }) => `M${String(x + QUIET)} 5h${String(w)}v${String(HEIGHT - 10)}h-${String(w)}z`,
          )
          .join("")}
      />
    </svg>
  );
}
