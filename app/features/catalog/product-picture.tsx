import "./catalog.css";
import { useState } from "react";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { ProductDrawing } from "./product-drawing.tsx";

export interface ProductPictureProps {
  type: ProductType;
  url: string | null;
  /** Alternative text; empty where the product's name is beside the picture. */
  alt?: string;
  size?: "small" | "large";
}

/** Picture of a product, or a drawing when there is no picture or it does not load. */
export function ProductPicture({ type, url, alt = "", size = "small" }: ProductPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <span className="app-picture" data-size={size}>
      {url !== null && url !== brokenUrl ? (
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth === 0) setBrokenUrl(url);
          }}
          onError={() => {
            setBrokenUrl(url);
          }}
        />
      ) : (
        <ProductDrawing type={type} />
      )}
    </span>
  );
}
