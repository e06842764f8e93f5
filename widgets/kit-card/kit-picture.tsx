import { useState } from "react";
import { KitDrawing } from "#widgets/icons/kit-drawing.tsx";

/** Picture of a kit, or a drawing when there is no picture or it does not load. Decorative, since the headline
 *  names the kit. */
export function KitPicture({
  photoUrl,
  isFirstScreen = false,
}: {
  photoUrl: string | null;
  isFirstScreen?: boolean;
}) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = photoUrl !== null && photoUrl !== brokenUrl;

  return (
    <div className="gs-kit-picture">
      {isShown ? (
        <img
          src={photoUrl}
          alt=""
          loading={isFirstScreen ? "eager" : "lazy"}
          decoding="async"
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth === 0) setBrokenUrl(photoUrl);
          }}
          onError={() => {
            setBrokenUrl(photoUrl);
          }}
        />
      ) : (
        <KitDrawing />
      )}
    </div>
  );
}
