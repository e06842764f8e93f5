import { lazy } from "react";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { SubstitutesData } from "./substitutes-data.ts";

const Substitutes = lazy(() =>
  loadChunk(() => import("./substitutes.tsx")).then(({ Substitutes: shown }) => ({ default: shown })),
);

/** Substitutes of a product, loaded on demand for pages that rarely show them. */
export function LazySubstitutes({ data }: { data: SubstitutesData }) {
  return (
    <LazyPart>
      <Substitutes data={data} />
    </LazyPart>
  );
}
