import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { filePath } from "#domain/files/file-path.ts";
import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import { PictureField } from "../files/picture-field.tsx";

export interface KitPhotoProps {
  form: KitForm;
  /** Called with the uploaded picture, or null when it is removed. */
  onPhoto: (photoId: string | null) => void;
}

/** Picture of a kit. The kit has it once it is saved. */
export function KitPhoto({ form: { photoId, name }, onPhoto }: KitPhotoProps) {
  return (
    <PictureField
      name="photo"
      label={WORDS.photo}
      hint={WORDS.photoHint}
      alt={fill(WORDS.photoAlt, { name })}
      url={photoId === null ? "" : filePath(photoId)}
      keepAt="/app/staff/kits/photos"
      onPicture={onPhoto}
    />
  );
}
