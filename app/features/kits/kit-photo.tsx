import "./closed-kits.css";
import { useState } from "react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { filePath } from "#domain/files/file-path.ts";
import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { toFailure } from "#app/lib/calls/api-request.ts";
import { errorText } from "./kit-errors.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface KitPhotoProps {
  form: KitForm;
  /** Called with the uploaded picture, or null when it is removed. */
  onPhoto: (photoId: string | null) => void;
}

/** Picture of a kit. A chosen file is uploaded and shown at once; the kit has it once it is saved. */
export function KitPhoto({ form, onPhoto }: KitPhotoProps) {
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File) => {
    setIsSending(true);
    setError(undefined);
    try {
      const answer = await portalApi.call("POST", "/app/staff/kits/photos", { body: file });
      onPhoto((answer as { id: string }).id);
    } catch (failure) {
      setError(toFailure(failure).type);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <FieldFrame
      name="photo"
      label={WORDS.photo}
      hint={WORDS.photoHint}
      error={error}
      errorText={error && errorText(error)}
    >
      {(control) => (
        <div className="app-row app-gap-12 app-kit-photo" aria-busy={isSending}>
          {form.photoId !== null && (
            <img
              src={filePath(form.photoId)}
              alt={fill(WORDS.photoAlt, { name: form.name })}
              width={96}
              height={72}
            />
          )}
          <Input
            bare
            {...control}
            className="gs-visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) void send(file);
            }}
          />
          <label className="gs-button" htmlFor={control.id}>
            {isSending ? WORDS.sendingPhoto : form.photoId === null ? WORDS.choosePhoto : WORDS.replacePhoto}
          </label>
          {form.photoId !== null && (
            <Button
              onClick={() => {
                onPhoto(null);
              }}
            >
              {WORDS.removePhoto}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
