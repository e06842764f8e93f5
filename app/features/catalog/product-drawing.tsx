import "./catalog.css";
import type { ReactNode } from "react";
import type { ProductType } from "#domain/catalog/product-types.ts";

const DRAWINGS: Record<ProductType, ReactNode> = {
  module: (
    <>
      <rect className="app-art__dark" x="11" y="6" width="26" height="36" rx="2" />
      <path className="app-art__grid" d="M19.7 6v36M28.3 6v36M11 15h26M11 24h26M11 33h26" />
    </>
  ),
  inverter: (
    <>
      <rect className="app-art__box" x="12" y="7" width="24" height="32" rx="3" />
      <rect className="app-art__dark" x="17" y="12" width="14" height="8" rx="1" />
      <path className="app-art__line" d="M17 27c2-4 5-4 7 0s5 4 7 0M18 39v4M24 39v4M30 39v4" />
    </>
  ),
  stringBox: (
    <>
      <rect className="app-art__box" x="8" y="10" width="32" height="26" rx="3" />
      <rect className="app-art__dark" x="13" y="15" width="22" height="12" rx="1" />
      <path className="app-art__line" d="M14 36v6M20.7 36v6M27.3 36v6M34 36v6M18 31.5h12" />
    </>
  ),
  complementaryEquipment: (
    <>
      <path className="app-art__box" d="M24 6l16 8v19l-16 9l-16 -9v-19z" />
      <path className="app-art__line" d="M8 14l16 8l16 -8M24 22v20M16 10l16 8v6" />
    </>
  ),
  custom: (
    <>
      <path className="app-art__box" d="M9 20v-11h11l20 20l-12 12z" />
      <circle className="app-art__dark" cx="16" cy="16" r="3" />
    </>
  ),
};

/** Drawing of a type of equipment, for products without a picture. */
export function ProductDrawing({ type }: { type: ProductType }) {
  return (
    <svg className="app-art" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {DRAWINGS[type]}
    </svg>
  );
}
