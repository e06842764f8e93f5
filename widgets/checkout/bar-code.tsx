import { useMemo } from "react";
import { barsOf } from "#domain/payments/interleaved-bars.ts";

/** Narrow bars around the code that scanners need. */
const QUIET = 10;
const HEIGHT = 60;

/** The bars of a slip. They are black on white in every look, since scanners read them. */
export function BarCode({ digits, label }: { digits: string; label: string }) {
  const { width, bars } = useMemo(() => barsOf(digits), [digits]);
  return (
    <svg
      className="gs-bars"
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
