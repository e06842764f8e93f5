import "./catalog.css";
import { IconFileText } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Input, Tick } from "#app/ui/input.tsx";

export interface ProductFileFieldProps {
  kind: "photo" | "datasheet";
  type: ProductType;
  name: string;
  /** Address of the stored file. */
  url: string | null;
  limits: { types: readonly string[]; maxBytes: number };
  /** Error code of the sent file; undefined without one. */
  error: string | undefined;
  onChange: () => void;
}

/** Picture or data sheet of a product: the stored file, the newly chosen one, and the limits. */
export function ProductFileField(props: ProductFileFieldProps) {
  const { kind, url, limits, error, onChange } = props;
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null);
  useEffect(
    () =>
      picked === null
        ? undefined
        : () => {
            URL.revokeObjectURL(picked.url);
          },
    [picked],
  );
  const chosen = picked?.file ?? null;
  const isPhoto = kind === "photo";
  const found = chosen === null ? error : (problemOf(chosen, limits) ?? undefined);
  const limit = String(Math.round(limits.maxBytes / 1_000_000));
  return (
    <div className="app-stack app-gap-8">
      <FieldFrame
        name={kind}
        label={TEXTS[kind]}
        hint={fill(isPhoto ? TEXTS.photoHint : TEXTS.datasheetHint, { limit })}
        error={found}
        errorText={found && fileErrorText(found, limit)}
      >
        {(control) => (
          <>
            <Current
              {...props}
              isChosen={chosen !== null}
              preview={found === undefined ? picked?.url : undefined}
            />
            <span className="app-row app-product-file__choose">
              <Input
                bare
                {...control}
                className="gs-visually-hidden"
                type="file"
                accept={limits.types.join(",")}
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  setPicked(file === undefined ? null : { file, url: URL.createObjectURL(file) });
                  onChange();
                }}
              />
              <label className="gs-button" htmlFor={control.id}>
                {url === null ? TEXTS.chooseFile : TEXTS.replaceFile}
              </label>
              {chosen !== null && <span className="app-small">{chosen.name}</span>}
            </span>
          </>
        )}
      </FieldFrame>
      {url !== null && chosen === null && (
        <label className="app-check">
          <Tick name={`${kind}Remove`} onChange={onChange} />
          <span>{isPhoto ? TEXTS.removePhoto : TEXTS.removeDatasheet}</span>
        </label>
      )}
    </div>
  );
}

function Current({
  kind,
  type,
  name,
  url,
  isChosen,
  preview,
}: ProductFileFieldProps & { isChosen: boolean; preview: string | undefined }) {
  if (kind === "photo") {
    const alt = fill(TEXTS.photoAlt, { name });
    return <ProductPicture type={type} url={preview ?? url} alt={alt} size="large" />;
  }
  if (isChosen || url === null) return null;
  return (
    <LinkButton kind="link" className="app-row" href={url} target="_blank" rel="noreferrer">
      <IconFileText size={18} stroke={1.75} aria-hidden />
      {TEXTS.openDatasheet}
    </LinkButton>
  );
}

function problemOf(file: File, { types, maxBytes }: ProductFileFieldProps["limits"]): string | null {
  if (file.size === 0) return "FILE_EMPTY";
  if (file.size > maxBytes) return "FILE_SIZE";
  return types.includes(file.type) ? null : "FILE_TYPE";
}

function fileErrorText(code: string, limit: string): string {
  switch (code) {
    case "FILE_SIZE":
      return fill(TEXTS.fileTooLarge, { limit });
    case "FILE_TYPE":
      return TEXTS.fileWrongType;
    case "FILE_EMPTY":
      return TEXTS.fileEmpty;
    default:
      return TEXTS.fileUnreadable;
  }
}
