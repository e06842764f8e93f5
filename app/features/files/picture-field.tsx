import "./picture-field.css";
import { useState } from "react";
import { PICTURE_TEXTS as TEXTS } from "#copy/files/pictures.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { toFailure } from "#app/lib/calls/api-request.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Input } from "#app/ui/input.tsx";

export interface PictureFieldProps {
  /** Name of the file field; what is saved is the form's own. */
  name: string;
  label: string;
  hint: string;
  /** Description of the shown picture. */
  alt: string;
  /** Address of the shown picture; empty without one. */
  url: string;
  /** Path of the API that keeps a picture and answers its id. */
  keepAt: string;
  /** Message about the saved picture. */
  error?: string | undefined;
  /** Called with the id of the kept picture, or null when it is taken away. */
  onPicture: (id: string | null) => void;
}

/** Path of the API that keeps pictures of looks and pop-ups. */
export const BRAND_PICTURES = "/app/staff/theme/pictures";

/** A picture by upload. A chosen file is kept and shown at once; what it belongs to has it once it is saved. */
export function PictureField({ name, label, hint, alt, url, keepAt, error, onPicture }: PictureFieldProps) {
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const answer = await portalApi.call("POST", keepAt, { body: file });
      onPicture((answer as { id: string }).id);
    } catch (refused) {
      setFailure(toFailure(refused).type === "FILE_NOT_ALLOWED" ? TEXTS.notAllowed : TEXTS.notSent);
    } finally {
      setIsSending(false);
    }
  };
  const told = failure ?? error;
  return (
    <FieldFrame name={name} label={label} hint={hint} error={told} errorText={told}>
      {(control) => (
        <div className="app-row app-gap-12 app-picture-field" aria-busy={isSending}>
          {url !== "" && <img src={url} alt={alt} height={72} />}
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
            {isSending ? TEXTS.sending : url === "" ? TEXTS.choose : TEXTS.replace}
          </label>
          {url !== "" && (
            <Button
              onClick={() => {
                onPicture(null);
              }}
            >
              {TEXTS.remove}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
