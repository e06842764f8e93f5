import "./file-field.css";
import { IconFileText, IconRefresh, IconX } from "@tabler/icons-react";
import { type Dispatch, type DragEvent, type ReactNode, type SetStateAction, useState } from "react";
import { FILE_FIELD_TEXTS as TEXTS } from "#copy/files/file-field.ts";
import { fill } from "#copy/shared/fill.ts";
import { attachmentTypes } from "#domain/files/attachment-rules.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { type FieldControl, FieldFrame } from "#app/ui/field-frame.tsx";
import { type Upload, type UploadedFile, type UploadTarget, useUploads } from "./use-uploads.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const LIMIT = String(FILE_LIMITS.document / 1_000_000);

const WORDS = { limits: fill(TEXTS.limits, { limit: LIMIT }), refused: TEXTS.refused, choose: "" };

export interface FileFieldProps {
  /** Name of the hidden fields with the ids of the files. */
  name: string;
  /** Id of the field, by default made of its name. Required when a page has several fields of one name. */
  id?: string;
  label: string;
  hint?: string | undefined;
  /** Error code; undefined without one. */
  error?: string | undefined;
  /** Number of files, at most. */
  max?: number;
  /** Uploaded files; the page keeps them. */
  files: readonly UploadedFile[];
  onFiles: Dispatch<SetStateAction<readonly UploadedFile[]>>;
  /** Upload target; by default, files wait for the request to be saved. */
  to?: UploadTarget;
  /** Accepted content types; by default those of attachments. */
  types?: readonly string[];
  /** What is accepted, the refusal of anything else, and the button; by default those of attachments. */
  words?: { limits: string; refused: string; choose: string };
  /** Content shown before scripts run; by default a hint. */
  withoutScript?: ReactNode;
}

/** File field of a request: files are uploaded as soon as they are chosen or dropped, with their progress, and the
 *  form sends their ids. */
export function FileField({
  name,
  id = `${name}-input`,
  label,
  hint,
  error,
  max = 1,
  files,
  onFiles,
  to,
  types = attachmentTypes(),
  words = WORDS,
  withoutScript,
}: FileFieldProps) {
  const [said, setSaid] = useState("");
  const { uploads, add, retry, drop, remove } = useUploads((file) => {
    onFiles((current) => [...current, file].slice(-max));
    setSaid(fill(TEXTS.sent, { name: file.name }));
  }, to);
  const room = max - files.length - uploads.length;
  const take = (chosen: readonly File[]) => {
    if (chosen.length > room) setSaid(max === 1 ? TEXTS.tooManyForOne : fill(TEXTS.tooMany, { max }));
    add(chosen.slice(0, Math.max(0, room)));
  };
  const { isOver, target } = useDropTarget(room, take);
  return (
    <div className="app-file-field" data-over={isOver} {...target}>
      {files.map(({ id }) => (
        <HiddenField key={id} name={name} value={id} />
      ))}
      <FieldFrame
        name={`${name}-input`}
        id={id}
        label={label}
        hint={hint ? `${hint} ${words.limits}` : words.limits}
        error={error}
      >
        {({ name: _name, ...control }) => (
          <>
            <ul className="app-stack app-file-field__files">
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  name={file.name}
                  onRemove={() => {
                    onFiles((current) => current.filter(({ id }) => id !== file.id));
                    remove(file);
                  }}
                />
              ))}
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.key}
                  upload={upload}
                  refused={words.refused}
                  onRetry={() => {
                    retry(upload);
                  }}
                  onDrop={() => {
                    drop(upload.key);
                  }}
                />
              ))}
            </ul>
            <FileChoice {...{ control, room, max, take, types }} choose={words.choose} />
          </>
        )}
      </FieldFrame>
      <p className="gs-visually-hidden" role="status">
        {said}
      </p>
      <noscript>{withoutScript ?? <p className="app-field__hint">{TEXTS.noScript}</p>}</noscript>
    </div>
  );
}

interface FileChoiceProps {
  control: Omit<FieldControl, "name">;
  /** Number of files that can still be added, of `max`. */
  room: number;
  max: number;
  take: (files: readonly File[]) => void;
  types: readonly string[];
  /** Text of the button; by default by the number of files. */
  choose: string;
}

/** Button that chooses files on the device; hidden while the field is full. */
function FileChoice({ control, room, max, take, types, choose }: FileChoiceProps) {
  return (
    <span className="app-file-field__choose" hidden={room <= 0}>
      <Input
        bare
        {...control}
        className="gs-visually-hidden"
        type="file"
        multiple={max > 1}
        accept={types.join(",")}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <label className="gs-button" htmlFor={control.id}>
        {choose || (max > 1 ? TEXTS.chooseMore : TEXTS.chooseOne)}
      </label>
    </span>
  );
}

/** Drop handlers that take files while there is room, and whether files are dragged over the field. */
function useDropTarget(room: number, take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver(event: DragEvent) {
      if (room <= 0 || !event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave() {
      setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}

/** An uploaded file. */
function FileRow({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="app-file-field__file">
      <IconFileText {...ICON} />
      <span className="app-stack app-gap-4 app-file-field__name">{name}</span>
      <RemoveButton label={fill(TEXTS.remove, { name })} onPress={onRemove} />
    </li>
  );
}

function UploadRow({
  upload: { file, share, problem },
  refused,
  onRetry,
  onDrop,
}: {
  upload: Upload;
  refused: string;
  onRetry: () => void;
  onDrop: () => void;
}) {
  const { name } = file;
  if (problem === null) {
    const pct = Math.round(share * 100);
    return (
      <li className="app-file-field__file">
        <IconFileText {...ICON} />
        <span className="app-stack app-gap-4 app-file-field__name">
          {name}
          <progress
            className="app-file-field__progress"
            max={100}
            value={pct}
            aria-label={fill(TEXTS.sending, { name, pct })}
          />
        </span>
        <RemoveButton label={fill(TEXTS.cancel, { name })} onPress={onDrop} />
      </li>
    );
  }
  return (
    <li className="app-file-field__file" data-failed>
      <IconFileText {...ICON} />
      <span className="app-stack app-gap-4 app-file-field__name">
        {name}
        <span className="gs-field-error" role="alert">
          {problem === "refused" ? refused : fill(TEXTS[problem], { limit: LIMIT })}
        </span>
      </span>
      {problem === "unreachable" && (
        <Button
          kind="icon"
          aria-label={fill(TEXTS.retryNamed, { name })}
          title={TEXTS.retry}
          onClick={onRetry}
        >
          <IconRefresh {...ICON} />
        </Button>
      )}
      <RemoveButton label={fill(TEXTS.remove, { name })} onPress={onDrop} />
    </li>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button kind="icon" aria-label={label} title={label} onClick={onPress}>
      <IconX {...ICON} />
    </Button>
  );
}
