import "#app/features/files/file-field.css";
import "./request-files.css";
import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { IconDownload, IconFileText, IconPhoto, IconReplace, IconTrash } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { REQUEST_FILE_TEXTS as TEXTS } from "#copy/requests/request-files.ts";
import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import type { RequestFile } from "#domain/requests/request-file-schema.ts";
import { requestFilesPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatFileSize } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FileField } from "../files/file-field.tsx";
import { PlainFileForm } from "../files/plain-file-form.tsx";
import { RemoveFileDialog, ReplaceFileDialog } from "./request-file-dialogs.tsx";
import type { RequestFilesView } from "./request-files-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const NUMBERS = { max: String(MAX_REQUEST_FILES), limit: String(FILE_LIMITS.document / 1_000_000) };

export interface RequestFilesPanelProps {
  request: { id: string; type: RequestType; code: string };
  files: RequestFilesView;
}

/** Files of a request, with the actions that the person may use. */
export function RequestFilesPanel({ request, files }: RequestFilesPanelProps) {
  const { items, question, done, failed, actions, room } = files;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = requestFilesPath(request);
  const api = `/app/user/requests/${request.id}/files`;
  const failure = failed && TEXTS.failed[failed];
  return (
    <Panel title={TEXTS.title} className="app-card app-request-files" id="arquivos" aria-label={TEXTS.title}>
      {done !== null && <Notice tone="ok" title={TEXTS.done[done]} />}
      {failure && <Notice title={failure.title} description={fill(failure.description, NUMBERS)} />}
      {items.length === 0 ? (
        <p className="app-quiet">
          <strong className="app-request-files__empty">{TEXTS.empty}</strong>
          {actions.change ? TEXTS.emptyAdd : TEXTS.emptyRead}
        </p>
      ) : (
        <ul className="app-stack app-file-field__files" aria-label={fill(TEXTS.list, { code: request.code })}>
          {items.map((file) => (
            <FileRow key={file.id} {...{ file, path, actions }} askedLabel={files.askedLabel} />
          ))}
        </ul>
      )}
      {actions.change && room > 0 && (
        <FileField
          name="file"
          label={TEXTS.add}
          max={room}
          files={[]}
          to={{ path: api }}
          withoutScript={<PlainFileForm action={path} label={TEXTS.add} submit={TEXTS.send} />}
          onFiles={revalidate}
        />
      )}
      {actions.change && room === 0 && <p className="app-quiet">{fill(TEXTS.full, NUMBERS)}</p>}
      {question?.kind === "removeFile" && <RemoveFileDialog file={question.file} code={request.code} />}
      {question?.kind === "replaceFile" && (
        <ReplaceFileDialog
          file={question.file}
          to={{ path: api, query: { replaces: question.file.id } }}
          action={`${path}?replaces=${question.file.id}`}
          onReplaced={() => {
            navigate(`${pathname}?done=fileReplaced`, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </Panel>
  );
}

function FileRow({
  file,
  path,
  actions,
  askedLabel,
}: {
  file: RequestFile;
  path: string;
  actions: RequestFilesView["actions"];
  askedLabel: string;
}) {
  const { id, name, contentType, sizeBytes, isAsked, isRequired, createdAt, createdByName } = file;
  const Icon = contentType.startsWith("image/") ? IconPhoto : IconFileText;
  const address = `${path}?file=${id}`;
  const named = { name };
  const kind = isAsked ? askedLabel || TEXTS.asked : TEXTS.other;
  return (
    <li className="app-file-field__file">
      <Icon {...ICON} />
      <span className="app-stack app-gap-4 app-file-field__name">
        {actions.download ? <a href={address}>{name}</a> : name}
        <small className="app-subline">
          {fill(TEXTS.details, {
            kind: isRequired ? `${kind} (${TEXTS.required})` : kind,
            size: formatFileSize(sizeBytes),
          })}
          <InstantText value={createdAt} />
          {createdByName !== "" && fill(TEXTS.by, { name: createdByName })}
        </small>
      </span>
      <span className="app-request-files__ways">
        {actions.download && (
          <LinkButton kind="icon" href={address} {...labelled(fill(TEXTS.download, named))}>
            <IconDownload {...ICON} />
          </LinkButton>
        )}
        {actions.change && (
          <LinkButton
            kind="icon"
            to={`?dialog=replaceFile&file=${id}`}
            preventScrollReset
            {...labelled(fill(TEXTS.replace, named))}
          >
            <IconReplace {...ICON} />
          </LinkButton>
        )}
        {actions.remove && !isRequired && (
          <LinkButton
            kind="icon"
            to={`?dialog=removeFile&file=${id}`}
            preventScrollReset
            {...labelled(fill(TEXTS.remove, named))}
          >
            <IconTrash {...ICON} />
          </LinkButton>
        )}
      </span>
    </li>
  );
}

function labelled(label: string) {
  return { "aria-label": label, title: label };
}
