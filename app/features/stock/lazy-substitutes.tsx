import { lazy } from "react";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { SubstitutesData } from "./substitutes-data.ts";

const Substitutes = lazy(() =>
  loadChunk(() => import("./substitutes.tsx")).then(({ Substitutes: shown }) => ({ default: shown })),
);

/** What may stand in for a product, on a page that seldom shows it: it comes when it is needed. */
export function LazySubstitutes({ data }: { data: SubstitutesData }) {
  return (
    <LazyPart>
      <Substitutes data={data} />
    </LazyPart>
  );
}
